extension ProgressStore {
  /// An answer whose verdict the learner disputes.
  package struct Appeal: Equatable, Sendable {
    package var question: String
    package var revision: String
    package var text: String
    package var verdict: String
    package var at: Double
  }

  /// Keeps an answer whose verdict the learner disputes, for the author.
  package func appeal(_ answer: Answer) throws(StoreError) {
    try database.run(
      "INSERT INTO appeal(id, question, revision, text, verdict, at) VALUES(?, ?, ?, ?, ?, ?)",
      [
        .text(newID()), .text(answer.question), .text(answer.revision), .text(answer.text),
        .text(answer.verdict), .real(now()),
      ])
  }

  /// The disputed answers, in order.
  package func appeals() throws(StoreError) -> [Appeal] {
    try database.rows(
      "SELECT question, revision, text, verdict, at FROM appeal ORDER BY at, rowid"
    ) { row in
      Appeal(
        question: row.text(0), revision: row.text(1), text: row.text(2), verdict: row.text(3),
        at: row.double(4))
    }
  }
}
