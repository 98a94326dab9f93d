extension ProgressStore {
  /// How far the learner is with an exercise.
  package struct ExerciseState: Equatable, Sendable {
    package var isPassed = false
    /// How many hints were shown.
    package var hints = 0
    /// Whether the solution was shown before a pass.
    package var gaveUp = false
    package var attempts = 0

    package init() {}
  }

  /// A verdict on a learner's file.
  package struct Attempt: Equatable, Sendable {
    package var verdict: String
    /// A hash of the judged file.
    package var source: String
    /// How many hints had been shown by then.
    package var hints: Int
    /// Whether the solution had been shown by then.
    package var gaveUp: Bool
    package var at: Double
  }

  /// Stores a verdict, `pass`, `fail`, `error` or `timeout`, with a hash of the judged file.
  package func record(
    verdict: String, of exercise: String, source: String
  ) throws(StoreError) {
    let time = now()
    try database.transaction { () throws(StoreError) in
      try touch(exercise, time)
      try database.run(
        """
        INSERT INTO attempt(id, exercise, verdict, source, at, hints, gave_up)
        SELECT ?, id, ?, ?, ?, hints, gave_up FROM exercise WHERE id = ?
        """,
        [.text(newID()), .text(verdict), .text(source), .real(time), .text(exercise)])
      if verdict == "pass" {
        try database.run(
          "UPDATE exercise SET passed = coalesce(passed, ?) WHERE id = ?",
          [.real(time), .text(exercise)])
      }
      try setPlace("exercise", exercise)
    }
  }

  /// Stores that one more hint was shown; returns how many were.
  package func showHint(of exercise: String, atMost count: Int) throws(StoreError) -> Int {
    try database.transaction { () throws(StoreError) in
      try touch(exercise, now())
      try database.run(
        "UPDATE exercise SET hints = min(hints + 1, ?) WHERE id = ?",
        [.int(count), .text(exercise)])
    }
    return try state(of: exercise).hints
  }

  /// Stores that the solution was shown before a pass.
  package func giveUp(_ exercise: String) throws(StoreError) {
    try database.transaction { () throws(StoreError) in
      try touch(exercise, now())
      try database.run("UPDATE exercise SET gave_up = 1 WHERE id = ?", [.text(exercise)])
    }
  }

  /// Begins an exercise anew: not passed, no hints shown.
  ///
  /// Its attempts stay on record.
  package func reset(exercise: String) throws(StoreError) {
    let time = now()
    try database.transaction { () throws(StoreError) in
      try touch(exercise, time)
      try database.run(
        "UPDATE exercise SET passed = NULL, hints = 0, gave_up = 0, reset = ? WHERE id = ?",
        [.real(time), .text(exercise)])
    }
  }

  package func state(of exercise: String) throws(StoreError) -> ExerciseState {
    let states = try database.rows(
      """
      SELECT passed IS NOT NULL, hints, gave_up,
        (SELECT count(*) FROM attempt WHERE attempt.exercise = exercise.id)
      FROM exercise WHERE id = ?
      """, [.text(exercise)]
    ) { row in
      var state = ExerciseState()
      state.isPassed = row.bool(0)
      state.hints = row.int(1)
      state.gaveUp = row.bool(2)
      state.attempts = row.int(3)
      return state
    }
    return states.first ?? ExerciseState()
  }

  /// The verdicts on an exercise, in order.
  package func attempts(of exercise: String) throws(StoreError) -> [Attempt] {
    try database.rows(
      """
      SELECT verdict, source, hints, gave_up, at FROM attempt WHERE exercise = ?
      ORDER BY at, rowid
      """, [.text(exercise)]
    ) { row in
      Attempt(
        verdict: row.text(0), source: row.text(1), hints: row.int(2), gaveUp: row.bool(3),
        at: row.double(4))
    }
  }

  package func passedExercises() throws(StoreError) -> Set<String> {
    Set(try database.rows("SELECT id FROM exercise WHERE passed IS NOT NULL") { $0.text(0) })
  }

  private func touch(_ exercise: String, _ time: Double) throws(StoreError) {
    try database.run(
      """
      INSERT INTO exercise(id, changed) VALUES(?, ?)
      ON CONFLICT(id) DO UPDATE SET changed = excluded.changed
      """, [.text(exercise), .real(time)])
  }
}
