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

  /// Stores a verdict.
  ///
  /// The verdict is `pass`, `fail`, `error` or `timeout`; the source is a hash of the judged file.
  package func record(
    verdict: String, of exercise: String, source: String
  ) throws(StoreError) {
    let time = now()
    try database.transaction { () throws(StoreError) in
      try database.run(
        "INSERT INTO attempt VALUES(?, ?, ?, ?, ?)",
        [.text(newID()), .text(exercise), .text(verdict), .text(source), .real(time)])
      try touch(exercise, time)
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
    try touch(exercise, now())
    try database.run(
      "UPDATE exercise SET hints = min(hints + 1, ?) WHERE id = ?",
      [.int(count), .text(exercise)])
    return try state(of: exercise).hints
  }

  /// Stores that the solution was shown before a pass.
  package func giveUp(_ exercise: String) throws(StoreError) {
    try touch(exercise, now())
    try database.run("UPDATE exercise SET gave_up = 1 WHERE id = ?", [.text(exercise)])
  }

  package func state(of exercise: String) throws(StoreError) -> ExerciseState {
    var state = ExerciseState()
    let rows = try database.run(
      "SELECT passed IS NOT NULL, hints, gave_up FROM exercise WHERE id = ?", [.text(exercise)])
    if let row = rows.first {
      state.isPassed = row[0].int == 1
      state.hints = row[1].int ?? 0
      state.gaveUp = row[2].int == 1
    }
    state.attempts =
      try database.run("SELECT count(*) FROM attempt WHERE exercise = ?", [.text(exercise)])
      .first?[0].int ?? 0
    return state
  }

  package func passedExercises() throws(StoreError) -> Set<String> {
    Set(
      try database.run("SELECT id FROM exercise WHERE passed IS NOT NULL").compactMap {
        $0[0].text
      })
  }

  private func touch(_ exercise: String, _ time: Double) throws(StoreError) {
    try database.run(
      """
      INSERT INTO exercise(id, changed) VALUES(?, ?)
      ON CONFLICT(id) DO UPDATE SET changed = excluded.changed
      """, [.text(exercise), .real(time)])
  }
}
