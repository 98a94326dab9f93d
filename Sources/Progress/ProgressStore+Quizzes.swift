extension ProgressStore {
  /// A knowledge check that was begun: which questions are left, in which order.
  package struct QuizSession: Equatable, Sendable {
    package var id: String
    package var quiz: String
    /// The order of questions and choices.
    package var seed: UInt64
    /// The ids of the questions that are still to be asked.
    package var queue: [String]
    /// 1 for the first time through, 2 when the wrong ones are asked again, and so on.
    package var round: Int
  }

  /// An answer to a question.
  package struct Answer: Equatable, Sendable {
    package var question: String
    /// Which revision of the question was answered.
    package var revision: String
    package var text: String
    /// `correct`, `partially`, `incorrect`, `unsure`, `skipped`.
    package var verdict: String
    package var score: Double
    package var tryNumber: Int
    package var usedHint: Bool
    package var seconds: Double

    package init(
      question: String, revision: String, text: String, verdict: String, score: Double,
      tryNumber: Int, usedHint: Bool, seconds: Double
    ) {
      self.question = question
      self.revision = revision
      self.text = text
      self.verdict = verdict
      self.score = score
      self.tryNumber = tryNumber
      self.usedHint = usedHint
      self.seconds = seconds
    }
  }

  /// Returns the session of a quiz that was left unfinished, if there is one.
  package func openSession(of quiz: String) throws(StoreError) -> QuizSession? {
    let rows = try database.run(
      """
      SELECT id, quiz, seed, queue, round FROM quiz_session
      WHERE quiz = ? AND finished IS NULL ORDER BY started DESC LIMIT 1
      """, [.text(quiz)])
    return rows.first.map { row in
      QuizSession(
        id: row[0].text ?? "", quiz: row[1].text ?? "",
        seed: UInt64(bitPattern: Int64(row[2].int ?? 0)),
        queue: (row[3].text ?? "").split(separator: "\n").map(String.init),
        round: row[4].int ?? 1)
    }
  }

  /// Begins a session.
  package func beginSession(
    of quiz: String, seed: UInt64, queue: [String]
  ) throws(StoreError) -> QuizSession {
    let session = QuizSession(id: newID(), quiz: quiz, seed: seed, queue: queue, round: 1)
    try database.run(
      "INSERT INTO quiz_session VALUES(?, ?, ?, ?, 1, NULL, ?)",
      [
        .text(session.id), .text(quiz), .integer(Int64(bitPattern: seed)),
        .text(queue.joined(separator: "\n")), .real(now()),
      ])
    try setPlace("quiz", quiz)
    return session
  }

  /// Stores an answer together with what is left of the session, as one step.
  package func record(
    _ answer: Answer, leaving session: QuizSession
  ) throws(StoreError) {
    try database.transaction { () throws(StoreError) in
      try database.run(
        "INSERT INTO answer VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
          .text(newID()), .text(session.id), .text(session.quiz), .text(answer.question),
          .text(answer.revision), .text(answer.text), .text(answer.verdict), .real(answer.score),
          .int(answer.tryNumber), .bool(answer.usedHint), .real(answer.seconds), .real(now()),
        ])
      try database.run(
        "UPDATE quiz_session SET queue = ?, round = ? WHERE id = ?",
        [
          .text(session.queue.joined(separator: "\n")), .int(session.round), .text(session.id),
        ])
    }
  }

  package func finish(_ session: QuizSession) throws(StoreError) {
    try database.run(
      "UPDATE quiz_session SET finished = ? WHERE id = ?", [.real(now()), .text(session.id)])
  }

  /// The answers of a session, in order.
  package func answers(of session: QuizSession) throws(StoreError) -> [Answer] {
    try database.run(
      """
      SELECT question, revision, text, verdict, score, try, hint, seconds FROM answer
      WHERE session = ? ORDER BY at, rowid
      """, [.text(session.id)]
    ).map(Self.answer)
  }

  /// The last answer to every question of a quiz.
  package func lastAnswers(of quiz: String) throws(StoreError) -> [String: Answer] {
    var last: [String: Answer] = [:]
    let rows = try database.run(
      """
      SELECT question, revision, text, verdict, score, try, hint, seconds FROM answer
      WHERE quiz = ? ORDER BY at, rowid
      """, [.text(quiz)])
    for row in rows where row[3].text != "skipped" { last[row[0].text ?? ""] = Self.answer(row) }
    return last
  }

  /// Quizzes that were finished at least once.
  package func finishedQuizzes() throws(StoreError) -> Set<String> {
    Set(
      try database.run("SELECT DISTINCT quiz FROM quiz_session WHERE finished IS NOT NULL")
        .compactMap { $0[0].text })
  }

  /// Keeps an answer whose verdict the learner disputes, for the author.
  package func appeal(_ answer: Answer) throws(StoreError) {
    try database.run(
      "INSERT INTO appeal VALUES(?, ?, ?, ?, ?, ?)",
      [
        .text(newID()), .text(answer.question), .text(answer.revision), .text(answer.text),
        .text(answer.verdict), .real(now()),
      ])
  }

  private static func answer(_ row: [Database.Value]) -> Answer {
    Answer(
      question: row[0].text ?? "", revision: row[1].text ?? "", text: row[2].text ?? "",
      verdict: row[3].text ?? "", score: row[4].double ?? 0, tryNumber: row[5].int ?? 1,
      usedHint: row[6].int == 1, seconds: row[7].double ?? 0)
  }
}
