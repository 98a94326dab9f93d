import Course
import ExerciseRunner

/// The heads of a course's files as they were read last, so that listing reads no file that is as it
/// was.
///
/// It is a table in the cache folder; what it doesn't know is read from the course again.
struct EntryIndex {
  private let course: String
  private let table: FileTable

  /// Opens the table of one kind of files, `lessons` or `quizzes`.
  init(course: String, cache: String, kind: String) {
    self.course = course
    table = FileTable(
      "\(cache)/index/\(Self.name(of: course))-\(kind)", version: "observatory index 2",
      root: course)
  }

  /// A name for the tables of a course.
  static func name(of course: String) -> String {
    var hash = ContentHash()
    hash.add(course)
    return hash.text
  }

  /// The head of a file that is as it was; nil if it has to be read.
  func entry(at path: String) -> Course.Entry? {
    guard let fields = table.fields(of: path), fields.count == 7, let number = Int(fields[1]),
      let minutes = Int(fields[4]), let pages = Int(fields[6])
    else { return nil }
    return Course.Entry(
      id: fields[0], number: number, title: fields[2], summary: fields[3], minutes: minutes,
      lesson: fields[5], pages: pages, file: path, in: course)
  }

  /// Takes note of a head that was read.
  func remember(_ entry: Course.Entry) {
    table.set(
      [
        entry.id, "\(entry.number)", entry.title, entry.summary, "\(entry.minutes)", entry.lesson,
        "\(entry.pages)",
      ], of: entry.file)
  }

  func save() { table.save() }
}

extension Course.Files {
  /// The files of a disk, with what an index knows of them.
  init(knownBy index: EntryIndex?) {
    self.init(names: Files.names, isFolder: Files.isFolder, read: { try? Files.read($0) })
    if let index {
      known = index.entry(at:)
      learned = index.remember(_:)
    }
  }
}
