extension ProgressStore {
  /// Something that was done, as the log has it.
  package struct Logged<Event: Equatable & Sendable>: Equatable, Sendable {
    /// Unlike every other, on this machine or another.
    package var id: String
    /// Seconds since 1970.
    package var at: Double
    package var event: Event

    package init(id: String, at: Double, event: Event) {
      self.id = id
      self.at = at
      self.event = event
    }
  }

  /// All answers that were not taken back, in order; skips are none.
  package func answerLog() throws(StoreError) -> [Logged<Answer>] {
    // The answer's columns come first, where `answer(_:)` reads them.
    try database.rows(
      """
      SELECT \(Self.answerColumns), id, at FROM answer
      WHERE NOT undone AND verdict <> 'skipped' ORDER BY at, rowid
      """
    ) { row in Logged(id: row.text(8), at: row.double(9), event: Self.answer(row)) }
  }

  /// All verdicts on exercises, by exercise, in order.
  package func attemptLog() throws(StoreError) -> [Logged<ExerciseVerdict>] {
    try database.rows("SELECT id, at, exercise, verdict FROM attempt ORDER BY at, rowid") { row in
      Logged(
        id: row.text(0), at: row.double(1),
        event: ExerciseVerdict(exercise: row.text(2), verdict: row.text(3)))
    }
  }

  /// What a learner's file got.
  package struct ExerciseVerdict: Equatable, Sendable {
    package var exercise: String
    /// `pass`, `fail`, `error`, `timeout`.
    package var verdict: String

    package init(exercise: String, verdict: String) {
      self.exercise = exercise
      self.verdict = verdict
    }
  }
}
