import Course
import Progress

/// The questions of the course that were answered before, by when they are due.
struct ReviewDeck {
  struct Entry {
    var question: QuestionIndex.Entry
    var quiz: Course.Entry
    /// Seconds since 1970.
    var due: Double
    /// Whether the question was edited after it was last answered.
    var isChanged: Bool

    var lesson: String { quiz.lesson }
  }

  /// The longest overdue first; questions that are no longer in the course are left out.
  let entries: [Entry]

  init(_ desk: Desk) throws(Failure) {
    let store = desk.store
    let items = try desk.storing { () throws(StoreError) in try store.scheduledItems() }
    guard !items.isEmpty else {
      entries = []
      return
    }
    let due = Dictionary(
      items.filter { $0.kind == .question }.map { ($0.item, $0.card.due) },
      uniquingKeysWith: { first, _ in first })
    let folders = StateFolders(environment: desk.world.environment)
    let index = QuestionIndex(desk.index, cache: folders.cache)
    var entries: [Entry] = []
    for quiz in desk.index.quizzes {
      let questions = index.questions(of: quiz).filter { due[$0.id] != nil }
      if questions.isEmpty { continue }
      let answers = try desk.storing { () throws(StoreError) in
        try store.lastAnswers(of: quiz.id)
      }
      for question in questions {
        let isChanged = answers[question.id]?.isOlder(than: question.revision) ?? false
        entries.append(
          Entry(
            question: question, quiz: quiz, due: due[question.id] ?? 0, isChanged: isChanged))
      }
    }
    index.save()
    self.entries = entries.sorted { ($0.due, $0.question.id) < ($1.due, $1.question.id) }
  }

  /// How many are due.
  func dueCount(at time: Double) -> Int { entries.count { $0.due <= time } }

  /// When the next one is due after a time, and how many are due within the minute after that.
  func next(after time: Double) -> (due: Double, count: Int)? {
    guard let first = entries.first(where: { $0.due > time }) else { return nil }
    return (first.due, entries.count { $0.due > time && $0.due <= first.due + 60 })
  }

  /// When the next ones are due, as a sentence; nil if nothing is scheduled later.
  func nextSentence(after time: Double) -> String? {
    guard let (due, count) = next(after: time) else { return nil }
    let questions = count == 1 ? "one question" : "\(count) questions"
    return "Next review: \(questions) in \(WaitingTime(seconds: due - time).text)."
  }
}

/// How long something is away, in the largest unit that fits, rounded up.
struct WaitingTime {
  let seconds: Double

  /// ```swift
  /// WaitingTime(seconds: 90).text  // "2 minutes"
  /// ```
  var text: String {
    let units: [(name: String, seconds: Double)] = [
      ("day", 86_400), ("hour", 3600), ("minute", 60),
    ]
    let unit = units.first { seconds > $0.seconds } ?? ("minute", 60)
    let count = max(1, Int((seconds / unit.seconds).rounded(.up)))
    return "\(count) \(unit.name)\(count == 1 ? "" : "s")"
  }
}
