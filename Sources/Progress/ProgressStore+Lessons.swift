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
    try database.rows("SELECT page, finished FROM lesson WHERE id = ?", [.text(lesson)]) { row in
      LessonPlace(page: row.text(0), isFinished: row.bool(1))
    }.first
  }

  /// How many pages of each lesson were read.
  package func pagesRead() throws(StoreError) -> [String: Int] {
    try readPages().mapValues(\.count)
  }

  /// The slugs of the pages of each lesson that were read.
  package func readPages() throws(StoreError) -> [String: Set<String>] {
    var pages: [String: Set<String>] = [:]
    let rows = try database.rows("SELECT lesson, page FROM page_read") { ($0.text(0), $0.text(1)) }
    for (lesson, page) in rows { pages[lesson, default: []].insert(page) }
    return pages
  }

  package func finishedLessons() throws(StoreError) -> Set<String> {
    Set(try database.rows("SELECT id FROM lesson WHERE finished = 1") { $0.text(0) })
  }

  /// A remembered place, such as the lesson that is being read.
  package func place(named name: String) throws(StoreError) -> String? {
    try database.rows("SELECT value FROM place WHERE name = ?", [.text(name)]) { $0.text(0) }.first
  }

  package func setPlace(_ name: String, _ value: String) throws(StoreError) {
    try database.run(
      """
      INSERT INTO place(name, value, changed) VALUES(?, ?, ?)
      ON CONFLICT(name) DO UPDATE SET value = excluded.value, changed = excluded.changed
      """, [.text(name), .text(value), .real(now())])
  }
}
