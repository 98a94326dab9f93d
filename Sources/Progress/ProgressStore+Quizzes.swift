extension ProgressStore {
  /// A knowledge check that was begun: which questions are left, in which order.
  package struct QuizSession: Equatable, Sendable {
    package var id: String
    package var quiz: String
    /// The order of questions and choices.
    package var seed: UInt64
    /// The ids of the questions that are still to be asked.
    package var queue: [String]
    /// 1 for the whole quiz, 2 when only the wrong ones are asked again.
    package var round: Int
  }

  /// Returns the session of a whole quiz that was left unfinished, if there is one.
  package func openSession(of quiz: String) throws(StoreError) -> QuizSession? {
    try database.rows(
      """
      SELECT id, quiz, seed, queue, round FROM quiz_session
      WHERE quiz = ? AND finished IS NULL AND round = 1 ORDER BY started DESC, rowid DESC LIMIT 1
      """, [.text(quiz)]
    ) { row in
      QuizSession(
        id: row.text(0), quiz: row.text(1), seed: UInt64(bitPattern: Int64(row.int(2))),
        queue: row.text(3).split(separator: "\n").map(String.init), round: row.int(4))
    }.first
  }

  /// Begins a session.
  package func beginSession(
    of quiz: String, seed: UInt64, queue: [String], round: Int = 1
  ) throws(StoreError) -> QuizSession {
    let session = QuizSession(id: newID(), quiz: quiz, seed: seed, queue: queue, round: round)
    let time = now()
    try database.transaction { () throws(StoreError) in
      try database.run(
        """
        INSERT INTO quiz_session(id, quiz, seed, queue, round, started, changed)
        VALUES(?, ?, ?, ?, ?, ?, ?)
        """,
        [
          .text(session.id), .text(quiz), .integer(Int64(bitPattern: seed)),
          .text(queue.joined(separator: "\n")), .int(round), .real(time), .real(time),
        ])
      try setPlace("quiz", quiz)
    }
    return session
  }

  /// Stores an answer together with what is left of the session, as one step.
  ///
  /// With a rating, which tells how well the question was known, it is a review of it too.
  package func record(
    _ answer: Answer, leaving session: QuizSession, rating: Rating? = nil
  ) throws(StoreError) {
    let time = now()
    try database.transaction { () throws(StoreError) in
      let id = try insert(answer, session: session.id, quiz: session.quiz, at: time)
      try database.run(
        "UPDATE quiz_session SET queue = ?, round = ?, changed = ? WHERE id = ?",
        [
          .text(session.queue.joined(separator: "\n")), .int(session.round), .real(time),
          .text(session.id),
        ])
      if let rating {
        let review = Review(
          item: answer.question, kind: .question, rating: rating, seconds: answer.seconds)
        try insert(review, answer: id, at: time)
      }
    }
  }

  package func finish(_ session: QuizSession) throws(StoreError) {
    let time = now()
    try database.run(
      "UPDATE quiz_session SET finished = ?, changed = ? WHERE id = ?",
      [.real(time), .real(time), .text(session.id)])
  }

  /// The answers of a session, in order.
  package func answers(of session: QuizSession) throws(StoreError) -> [Answer] {
    try database.rows(
      """
      SELECT \(Self.answerColumns) FROM answer WHERE session = ? AND NOT undone ORDER BY at, rowid
      """, [.text(session.id)], read: Self.answer)
  }

  /// The last answer to every question of a quiz, in reviews too; skips don't count.
  package func lastAnswers(of quiz: String) throws(StoreError) -> [String: Answer] {
    let answers = try database.rows(
      """
      SELECT \(Self.answerColumns) FROM answer
      WHERE quiz = ? AND NOT undone AND verdict <> 'skipped' ORDER BY at, rowid
      """, [.text(quiz)], read: Self.answer)
    return Dictionary(answers.map { ($0.question, $0) }) { _, later in later }
  }

  /// Quizzes that were finished as a whole at least once.
  package func finishedQuizzes() throws(StoreError) -> Set<String> {
    Set(
      try database.rows(
        "SELECT DISTINCT quiz FROM quiz_session WHERE finished IS NOT NULL AND round = 1"
      ) { $0.text(0) })
  }
}
