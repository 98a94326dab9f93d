extension ProgressStore {
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

    /// Returns whether the question was edited after it was answered.
    package func isOlder(than revision: String) -> Bool { self.revision != revision }
  }

  /// The columns of `answer` that `Answer` holds, in the order that `answer(_:)` reads.
  static let answerColumns = "question, revision, text, verdict, score, try, hint, seconds"

  static func answer(_ row: Database.Row) -> Answer {
    Answer(
      question: row.text(0), revision: row.text(1), text: row.text(2), verdict: row.text(3),
      score: row.double(4), tryNumber: row.int(5), usedHint: row.bool(6), seconds: row.double(7))
  }

  /// Writes an answer; returns the id of its row.
  func insert(
    _ answer: Answer, session: String, quiz: String, at time: Double
  ) throws(StoreError) -> String {
    let id = newID()
    try database.run(
      """
      INSERT INTO answer(id, session, quiz, at, \(Self.answerColumns))
      VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .text(id), .text(session), .text(quiz), .real(time), .text(answer.question),
        .text(answer.revision), .text(answer.text), .text(answer.verdict), .real(answer.score),
        .int(answer.tryNumber), .bool(answer.usedHint), .real(answer.seconds),
      ])
    return id
  }
}
