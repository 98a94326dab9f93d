extension ProgressStore {
  /// Where the learner is in a lesson.
  package struct LessonPlace: Equatable, Sendable {
    /// The page's slug.
    package var page: String
    package var isFinished: Bool
  }

  /// Stores that a page was opened.
  package func open(page: String, of lesson: String) throws(StoreError) {
    let time = now()
    try database.transaction { () throws(StoreError) in
      try database.run(
        """
        INSERT INTO lesson(id, page, changed) VALUES(?, ?, ?)
        ON CONFLICT(id) DO UPDATE SET page = excluded.page, changed = excluded.changed
        """, [.text(lesson), .text(page), .real(time)])
      try database.run(
        "INSERT OR IGNORE INTO page_read(lesson, page, at) VALUES(?, ?, ?)",
        [.text(lesson), .text(page), .real(time)])
      try setPlace("lesson", lesson)
    }
  }

  /// Stores that the last page of a lesson was read.
  package func finish(lesson: String) throws(StoreError) {
    try database.run(
      "UPDATE lesson SET finished = 1, changed = ? WHERE id = ?", [.real(now()), .text(lesson)])
  }

  package func place(in lesson: String) throws(StoreError) -> LessonPlace? {
    let rows = try database.run(
      "SELECT page, finished FROM lesson WHERE id = ?", [.text(lesson)])
    return rows.first.map { LessonPlace(page: $0[0].text ?? "", isFinished: $0[1].int == 1) }
  }

  /// How many pages of each lesson were read.
  package func pagesRead() throws(StoreError) -> [String: Int] {
    var counts: [String: Int] = [:]
    for row in try database.run("SELECT lesson, count(*) FROM page_read GROUP BY lesson") {
      counts[row[0].text ?? ""] = row[1].int ?? 0
    }
    return counts
  }

  package func finishedLessons() throws(StoreError) -> Set<String> {
    Set(try database.run("SELECT id FROM lesson WHERE finished = 1").compactMap { $0[0].text })
  }

  /// A remembered place, such as the lesson that is being read.
  package func place(named name: String) throws(StoreError) -> String? {
    try database.run("SELECT value FROM place WHERE name = ?", [.text(name)]).first?[0].text
  }

  package func setPlace(_ name: String, _ value: String) throws(StoreError) {
    try database.run(
      "INSERT INTO place VALUES(?, ?) ON CONFLICT(name) DO UPDATE SET value = excluded.value",
      [.text(name), .text(value)])
  }
}
