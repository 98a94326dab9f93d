import Course
import ExerciseRunner

/// The heads of a course's files as they were read last, so that listing reads no file that is as it
/// was.
///
/// It is a file in the cache folder, one line for each head; a file's size and time of change tell
/// whether its line still holds. What can't be read is read from the course again.
final class EntryIndex {
  private struct Line {
    var stamp: Substring
    var fields: [Substring]
  }

  private static let version = "observatory index 1"
  private let course: String
  private let file: String
  private var lines: [Substring: Line] = [:]
  private var hasNews = false

  init(course: String, cache: String) {
    self.course = course
    var hash = ContentHash()
    hash.add(course)
    file = "\(cache)/index/\(hash.text)"
    guard let bytes = try? Files.read(file) else { return }
    let rows = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard rows.first == Substring(Self.version) else { return }
    for row in rows.dropFirst() {
      let parts = row.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 9 else { continue }
      lines[parts[0]] = Line(stamp: parts[1], fields: Array(parts[2...]))
    }
  }

  /// The head of a file that is as it was; nil if it has to be read.
  func entry(at path: String) -> Course.Entry? {
    guard let line = lines[Substring(path)], line.stamp == Files.stamp("\(course)/\(path)"),
      let number = Int(line.fields[1]), let minutes = Int(line.fields[4]),
      let pages = Int(line.fields[6])
    else { return nil }
    return Course.Entry(
      id: String(line.fields[0]), number: number, title: String(line.fields[2]),
      summary: String(line.fields[3]), minutes: minutes, lesson: String(line.fields[5]),
      pages: pages, file: path, in: course)
  }

  /// Takes note of a head that was read.
  func remember(_ entry: Course.Entry) {
    let fields = [
      entry.id, "\(entry.number)", entry.title, entry.summary, "\(entry.minutes)", entry.lesson,
      "\(entry.pages)",
    ]
    // Text that would break the table is read from the course each time.
    guard !fields.contains(where: { $0.contains("\t") || $0.contains("\n") }) else { return }
    let stamp = Files.stamp("\(course)/\(entry.file)")
    lines[Substring(entry.file)] = Line(
      stamp: Substring(stamp), fields: fields.map { Substring($0) })
    hasNews = true
  }

  /// Writes the index if it changed; a cache that can't be written is no failure.
  func save() {
    guard hasNews else { return }
    var text = Self.version + "\n"
    for (path, line) in lines.sorted(by: { $0.key < $1.key }) {
      text += ([path, line.stamp] + line.fields).joined(separator: "\t") + "\n"
    }
    let folder = file.split(separator: "/").dropLast().joined(separator: "/")
    try? Files.makeFolder("/" + folder)
    try? Files.write(Array(text.utf8), to: file)
    hasNews = false
  }
}
