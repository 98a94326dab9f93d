extension ProgressStore {
  /// A copy of a learner's file that was kept before the file was overwritten.
  package struct KeptFile: Equatable, Sendable {
    package var id: String
    package var text: String
    /// Why it was kept: `reset`, `solution`, `restore`.
    package var reason: String
    package var at: Double
  }

  /// Keeps a copy of a learner's file.
  ///
  /// A text that is the same as the last one kept is not kept twice.
  package func keep(
    _ text: String, of exercise: String, reason: String
  ) throws(StoreError) {
    if try keptFiles(of: exercise).first?.text == text { return }
    try database.run(
      "INSERT INTO kept_file(id, exercise, text, reason, at) VALUES(?, ?, ?, ?, ?)",
      [.text(newID()), .text(exercise), .text(text), .text(reason), .real(now())])
  }

  /// The copies of an exercise's file, the latest first.
  package func keptFiles(of exercise: String) throws(StoreError) -> [KeptFile] {
    try database.rows(
      """
      SELECT id, text, reason, at FROM kept_file WHERE exercise = ? ORDER BY at DESC, rowid DESC
      """, [.text(exercise)]
    ) { row in
      KeptFile(id: row.text(0), text: row.text(1), reason: row.text(2), at: row.double(3))
    }
  }
}
