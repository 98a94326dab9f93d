extension ProgressStore {
  /// The questions of a quiz that were not right when they were last asked, in whichever session.
  ///
  /// The first answer of a session counts, with the second try that may follow it: an answer that
  /// is given after the right one was shown says little. Skips don't count.
  package func wrongQuestions(of quiz: String) throws(StoreError) -> Set<String> {
    let rows = try database.rows(
      """
      SELECT session, \(Self.answerColumns) FROM answer
      WHERE quiz = ? AND NOT undone AND verdict <> 'skipped' ORDER BY at, rowid
      """, [.text(quiz)]
    ) { row in
      AskedQuestion(
        session: row.text(0), question: row.text(1),
        isRight: row.text(4) == "correct" || row.double(5) >= 1, tryNumber: row.int(6))
    }
    var last: [String: AskedQuestion] = [:]
    for row in rows { last[row.question] = last[row.question]?.followed(by: row) ?? row }
    return Set(last.values.filter { !$0.isRight }.map(\.question))
  }
}

/// How a question went when it was asked.
private struct AskedQuestion {
  let session: String
  let question: String
  var isRight: Bool
  var tryNumber: Int
  /// Whether it was asked again in the session, so that later answers say nothing.
  var isOver = false

  /// Returns what counts after one more answer; reviews belong to no session.
  func followed(by next: AskedQuestion) -> AskedQuestion {
    if session.isEmpty || session != next.session { return next }
    var result = self
    if !isOver, next.tryNumber == tryNumber + 1 {
      result.isRight = next.isRight
      result.tryNumber = next.tryNumber
    } else {
      result.isOver = true
    }
    return result
  }
}
