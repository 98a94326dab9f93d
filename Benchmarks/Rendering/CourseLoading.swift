import Course
import Foundation

/// The lessons of a course, loaded in full and parsed by cmark-gfm alone.
struct CourseLoading {
  private let course: Course
  private let entries: [Course.Entry]
  private let texts: [String: [UInt8]]

  /// Reads the files of a course, so that loading it touches no disk.
  init(folder: String) {
    let manager = FileManager.default
    var texts: [String: [UInt8]] = [:]
    func read(_ path: String) -> [UInt8]? { manager.contents(atPath: path).map { Array($0) } }
    func isFolder(_ path: String) -> Bool {
      var isDirectory: ObjCBool = false
      return manager.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }
    func names(_ path: String) -> [String] {
      ((try? manager.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }
    let listed = Course(
      folder: folder, files: Course.Files(names: names, isFolder: isFolder, read: read))
    entries = listed.lessons().entries
    for entry in entries { texts["\(folder)/\(entry.file)"] = read("\(folder)/\(entry.file)") }
    let known = texts
    self.texts = texts
    course = Course(
      folder: folder, files: Course.Files(names: names, isFolder: isFolder) { known[$0] })
  }

  var lessons: Int { entries.count }
  var bytes: Int { texts.values.reduce(0) { $0 + $1.count } }

  /// Loads every lesson, in milliseconds.
  func load() -> Double {
    Self.milliseconds {
      for entry in entries { _ = try? course.lesson(entry) }
    }
  }

  /// Parses the same bytes with cmark-gfm alone, in milliseconds.
  func parse(_ floor: CMarkFloor) -> Double {
    Self.milliseconds {
      for text in texts.values { floor.parse(text) }
    }
  }

  /// The time of the processor, which other programs don't lengthen.
  private static func milliseconds(_ body: () -> Void) -> Double {
    let start = clock()
    body()
    return Double(clock() - start) * 1000 / Double(CLOCKS_PER_SEC)
  }
}
