/// A course: lessons with their exercises, and knowledge checks, read from a folder when needed.
///
/// Listing reads the heads of the files only; a lesson or quiz is parsed when it is opened.
package struct Course {
  /// How the files are read: the course itself touches no disk.
  package struct Files {
    /// The names in a folder, sorted.
    package var names: (String) -> [String]
    package var isFolder: (String) -> Bool
    /// The bytes of a file; nil if it can't be read.
    package var read: (String) -> [UInt8]?
    /// The head of a file if it is known and the file is as it was; nil to have it read.
    package var known: (String) -> Entry? = { _ in nil }
    /// Hears of the heads that were read.
    package var learned: (Entry) -> Void = { _ in }

    package init(
      names: @escaping (String) -> [String], isFolder: @escaping (String) -> Bool,
      read: @escaping (String) -> [UInt8]?
    ) {
      self.names = names
      self.isFolder = isFolder
      self.read = read
    }
  }

  package let folder: String
  let files: Files

  package init(folder: String, files: Files) {
    self.folder = folder
    self.files = files
  }

  /// The head of a lesson, quiz or page: enough to list it.
  package struct Entry: Equatable, Sendable {
    package var id: String
    package var number: Int
    package var title: String
    package var summary: String
    package var minutes: Int
    /// For a quiz: the id of its lesson.
    package var lesson: String
    /// The number of pages of a lesson: its `##` sections.
    package var pages: Int
    /// The path from the course's folder.
    package var file: String
    private let course: String

    /// Creates the head of a file in a course's folder.
    package init(
      id: String, number: Int, title: String, summary: String, minutes: Int, lesson: String,
      pages: Int, file: String, in course: String
    ) {
      self.id = id
      self.number = number
      self.title = title
      self.summary = summary
      self.minutes = minutes
      self.lesson = lesson
      self.pages = pages
      self.file = file
      self.course = course
    }

    /// The path of the lesson's folder.
    package var folder: String {
      "\(course)/" + file.split(separator: "/").dropLast().joined(separator: "/")
    }
  }
}

// MARK: Listing

extension Course {
  /// The lessons in order, the pages that are no lessons (cheat sheet, glossary), and problems with
  /// their heads.
  package func lessons() -> (entries: [Entry], pages: [Entry], issues: [CourseIssue]) {
    let names = files.names("\(folder)/Lessons")
    let pages = entries(names.filter { $0.hasSuffix(".md") }.map { "Lessons/\($0)" })
    // What is known is a lesson; only for the others it matters whether they are folders.
    let lessons = entries(names.map { "Lessons/\($0)/lesson.md" }) { path in
      files.isFolder("\(folder)/" + path.dropLast("/lesson.md".utf8.count))
    }
    return (lessons.entries, pages.entries, lessons.issues + pages.issues)
  }

  /// The quizzes in order.
  package func quizzes() -> (entries: [Entry], issues: [CourseIssue]) {
    entries(files.names("\(folder)/Quizzes").filter { $0.hasSuffix(".md") }.map { "Quizzes/\($0)" })
  }

  private func entries(
    _ paths: [String], where isItem: (String) -> Bool = { _ in true }
  ) -> (entries: [Entry], issues: [CourseIssue]) {
    var entries: [Entry] = []
    var issues: [CourseIssue] = []
    for path in paths {
      if let entry = files.known(path) {
        entries.append(entry)
        continue
      }
      guard isItem(path) else { continue }
      do throws(CourseProblem) {
        let entry = try entry(path)
        entries.append(entry)
        files.learned(entry)
      } catch {
        issues.append(error.issue)
      }
    }
    return (entries, issues)
  }

  private func entry(_ path: String) throws(CourseProblem) -> Entry {
    let text = try text(path)
    let head = try FrontMatter(Self.head(of: text), file: path)
    let parts = path.split(separator: "/")
    let numbered = parts.count > 1 ? parts[1] : ""
    return Entry(
      id: try head.required("id", file: path), number: Self.number(numbered),
      title: try head.required("title", file: path), summary: head.fields["summary"]?.text ?? "",
      minutes: head.fields["minutes"]?.int ?? 10, lesson: head.fields["lesson"]?.text ?? "",
      pages: Self.pageCount(of: text), file: path, in: folder)
  }

  /// The number of `##` headings outside of fences, counted without reading the text in full.
  private static func pageCount(of text: String) -> Int {
    var isInFence = false
    var count = 0
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true) {
      if line.starts(with: "```".utf8) || line.starts(with: "~~~".utf8) { isInFence.toggle() }
      if !isInFence, line.starts(with: "## ".utf8) { count += 1 }
    }
    return count
  }

  /// The part of a file up to the end of its front matter.
  private static func head(of text: String) -> String {
    let lines = text.split(separator: "\n", maxSplits: 80, omittingEmptySubsequences: false)
    guard let end = lines.dropFirst().prefix(79).firstIndex(where: { $0.hasPrefix("---") }) else {
      return text
    }
    return lines[...end].joined(separator: "\n") + "\n"
  }

  private static func number(_ name: Substring) -> Int {
    Int(name.prefix(while: \.isNumber)) ?? 0
  }

  private func text(_ path: String) throws(CourseProblem) -> String {
    guard let bytes = files.read("\(folder)/\(path)") else {
      throw CourseProblem(path, 1, "file-unreadable", "the file can't be read")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CourseProblem(path, 1, "not-utf8", "the file is not UTF-8; save it as UTF-8")
    }
    return text.hasPrefix("\u{feff}") ? String(text.dropFirst()) : text
  }
}

// MARK: Opening

extension Course {
  /// Why something could not be opened.
  package struct LoadError: Error, Equatable {
    package var issue: CourseIssue
  }

  /// Reads a lesson or page in full.
  package func lesson(_ entry: Entry) throws(LoadError) -> Lesson {
    do throws(CourseProblem) {
      return try Lesson.parse(try text(entry.file), number: entry.number, file: entry.file)
    } catch {
      throw LoadError(issue: error.issue)
    }
  }

  /// Reads a quiz in full; questions that can't be read are issues.
  package func quiz(_ entry: Entry) throws(LoadError) -> (Quiz, [CourseIssue]) {
    do throws(CourseProblem) {
      return try QuizParser.parse(try text(entry.file), number: entry.number, file: entry.file)
    } catch {
      throw LoadError(issue: error.issue)
    }
  }

  /// The exercises of a lesson, and problems with their texts.
  package func exercises(of lesson: Entry) -> (exercises: [Exercise], issues: [CourseIssue]) {
    var exercises: [Exercise] = []
    var issues: [CourseIssue] = []
    let path = lesson.file.split(separator: "/").dropLast().joined(separator: "/") + "/exercises"
    let names = files.names("\(folder)/\(path)").filter {
      files.isFolder("\(folder)/\(path)/\($0)")
    }
    let order = ExerciseOrder(lesson: files.read("\(folder)/\(lesson.file)"))
    for name in order.sorted(names) {
      let file = "\(path)/\(name)/exercise.md"
      do throws(CourseProblem) {
        exercises.append(
          try Exercise.parse(
            try text(file), folder: "\(folder)/\(path)/\(name)", lesson: lesson.id, file: file))
      } catch {
        issues.append(error.issue)
      }
    }
    return (exercises, issues)
  }
}
