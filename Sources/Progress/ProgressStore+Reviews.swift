extension ProgressStore {
  /// What a card is about.
  package enum ItemKind: String, Sendable, CaseIterable {
    case question
    case exercise
  }

  /// A question that was answered, or an exercise that was solved again.
  package struct Review: Equatable, Sendable {
    package var item: String
    package var kind: ItemKind
    package var rating: Rating
    package var seconds: Double

    package init(item: String, kind: ItemKind, rating: Rating, seconds: Double) {
      self.item = item
      self.kind = kind
      self.rating = rating
      self.seconds = seconds
    }
  }

  /// An item with what is known about the learner's memory of it.
  package struct ScheduledItem: Equatable, Sendable {
    package var item: String
    package var kind: ItemKind
    package var card: Card
  }

  /// Stores a review and, for a question, its answer; returns the item's new card.
  package func record(
    _ review: Review, answer: Answer? = nil, quiz: String = ""
  ) throws(StoreError) -> Card {
    let time = now()
    return try database.transaction { () throws(StoreError) -> Card in
      var id: String?
      if let answer { id = try insert(answer, session: "", quiz: quiz, at: time) }
      return try insert(review, answer: id, at: time)
    }
  }

  /// Takes back the last review outside of a quiz, with its answer.
  ///
  /// - Returns: what was taken back; nil if there is nothing left.
  package func undoLastReview() throws(StoreError) -> Review? {
    try database.transaction { () throws(StoreError) -> Review? in
      let last = try database.rows(
        """
        SELECT id, item, kind, rating, seconds, answer FROM review
        WHERE NOT undone AND (answer IS NULL OR answer IN (SELECT id FROM answer WHERE session = ''))
        ORDER BY at DESC, rowid DESC LIMIT 1
        """
      ) { row in
        (
          id: row.text(0),
          review: Review(
            item: row.text(1), kind: ItemKind(rawValue: row.text(2)) ?? .question,
            rating: Rating(rawValue: row.int(3)) ?? .again, seconds: row.double(4)),
          answer: row.optionalText(5)
        )
      }.first
      guard let last else { return nil }
      // The rows stay, marked: a merge with an older copy must not bring them back.
      try database.run("UPDATE review SET undone = 1 WHERE id = ?", [.text(last.id)])
      if let answer = last.answer {
        try database.run("UPDATE answer SET undone = 1 WHERE id = ?", [.text(answer)])
      }
      try replay(last.review.item)
      return last.review
    }
  }

  /// The items that are due, the longest overdue first.
  package func dueItems() throws(StoreError) -> [ScheduledItem] {
    try items(where: "due <= ?", [.real(now())])
  }

  /// All items that were ever reviewed, by when they are due.
  package func scheduledItems() throws(StoreError) -> [ScheduledItem] { try items(where: "1", []) }

  package func card(of item: String) throws(StoreError) -> Card? {
    try items(where: "item = ?", [.text(item)]).first?.card
  }

  private func items(
    where condition: String, _ values: [Database.Value]
  ) throws(StoreError) -> [ScheduledItem] {
    try database.rows(
      """
      SELECT item, kind, state, step, stability, difficulty, due, last_review FROM card
      WHERE \(condition) ORDER BY due, item
      """, values
    ) { row in
      ScheduledItem(
        item: row.text(0), kind: ItemKind(rawValue: row.text(1)) ?? .question,
        card: Card(row, from: 2))
    }
  }
}

// MARK: Writing, inside of a transaction

extension ProgressStore {
  @discardableResult
  func insert(_ review: Review, answer: String?, at time: Double) throws(StoreError) -> Card {
    let card = try card(of: review.item) ?? Card(due: time)
    try database.run(
      "INSERT INTO review(id, item, kind, rating, seconds, answer, at) VALUES(?, ?, ?, ?, ?, ?, ?)",
      [
        .text(newID()), .text(review.item), .text(review.kind.rawValue),
        .int(review.rating.rawValue), .real(review.seconds), .optional(answer), .real(time),
      ])
    let next = scheduler.review(card, rating: review.rating, at: time)
    try store(next, of: review.item, review.kind)
    return next
  }

  /// Makes an item's card anew from its reviews.
  func replay(_ item: String) throws(StoreError) {
    let reviews = try database.rows(
      "SELECT kind, rating, at FROM review WHERE item = ? AND NOT undone ORDER BY at, id",
      [.text(item)]
    ) { row in
      (
        kind: ItemKind(rawValue: row.text(0)) ?? .question,
        rating: Rating(rawValue: row.int(1)) ?? .again, at: row.double(2)
      )
    }
    try database.run("DELETE FROM card WHERE item = ?", [.text(item)])
    guard let first = reviews.first else { return }
    let card = reviews.reduce(Card(due: first.at)) { card, review in
      scheduler.review(card, rating: review.rating, at: review.at)
    }
    try store(card, of: item, first.kind)
  }

  private func store(_ card: Card, of item: String, _ kind: ItemKind) throws(StoreError) {
    let (state, step) = card.state.columns
    try database.run(
      "INSERT OR REPLACE INTO card VALUES(?, ?, ?, ?, ?, ?, ?, ?)",
      [
        .text(item), .text(kind.rawValue), .text(state), .optional(step),
        .optional(card.memory?.stability), .optional(card.memory?.difficulty), .real(card.due),
        .optional(card.lastReview),
      ])
  }
}

extension Card.State {
  fileprivate var columns: (String, Int?) {
    switch self {
    case .learning(let step): ("learning", step)
    case .review: ("review", nil)
    case .relearning(let step): ("relearning", step)
    }
  }

  fileprivate init(_ name: String, step: Int) {
    switch name {
    case "review": self = .review
    case "relearning": self = .relearning(step: step)
    default: self = .learning(step: step)
    }
  }
}

extension Card {
  fileprivate init(_ row: Database.Row, from column: Int32) {
    self.init(due: row.double(column + 4))
    state = State(row.text(column), step: row.int(column + 1))
    lastReview = row.optionalDouble(column + 5)
    if let stability = row.optionalDouble(column + 2),
      let difficulty = row.optionalDouble(column + 3)
    {
      memory = MemoryState(stability: stability, difficulty: difficulty)
    }
  }
}
