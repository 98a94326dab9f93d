import Course

/// The questions of a course's quizzes in short, so that a quiz that is as it was needn't be parsed
/// to tell what is due.
///
/// It is a table in the cache folder, beside that of the heads.
struct QuestionIndex {
  /// What has to be known of a question before it is asked.
  struct Entry: Equatable {
    var id: String
    var type: String
    var revision: String
  }

  private let index: CourseIndex
  private let table: FileTable

  init(_ index: CourseIndex, cache: String) {
    self.index = index
    let name = EntryIndex.name(of: index.folder.path)
    table = FileTable(
      "\(cache)/index/\(name)-questions", version: "observatory questions 1",
      root: index.folder.path)
  }

  /// The questions of a quiz; none if it is damaged, which is said when it is opened.
  func questions(of quiz: Course.Entry) -> [Entry] {
    if let fields = table.fields(of: quiz.file), fields.count % 3 == 0 {
      return stride(from: 0, to: fields.count, by: 3).map {
        Entry(id: fields[$0], type: fields[$0 + 1], revision: fields[$0 + 2])
      }
    }
    guard let (opened, _) = try? index.course.quiz(quiz) else { return [] }
    let entries = opened.questions.map {
      Entry(id: $0.id, type: $0.body.typeName, revision: $0.revision)
    }
    // A quiz without questions would be a row without fields; it is parsed fast enough.
    if !entries.isEmpty {
      table.set(entries.flatMap { [$0.id, $0.type, $0.revision] }, of: quiz.file)
    }
    return entries
  }

  func save() { table.save() }
}
