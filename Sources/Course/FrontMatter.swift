import YAMLReading

/// The YAML between two lines of `---` at the head of a file, and the text below it.
struct FrontMatter {
  let fields: YAMLNode
  let body: Substring
  /// The line of the file on which the body begins.
  let bodyLine: Int

  /// Reads the head of a file.
  init(_ text: String, file: String) throws(CourseProblem) {
    var rest: Substring? = text[...]
    guard let first = rest.removeLine(), first.isRule else {
      throw CourseProblem(
        file, 1, "front-matter-missing",
        "the file has no front matter; begin it with a line of ---, fields such as id and title, and"
          + " another line of ---")
    }
    var head: [Substring] = []
    var isClosed = false
    while !isClosed, let line = rest.removeLine() {
      isClosed = line == "---" || line == "..."
      if !isClosed { head.append(line) }
    }
    guard isClosed else {
      throw CourseProblem(
        file, 1, "front-matter-open", "the front matter has no end; close it with a line of ---")
    }
    do {
      fields = try YAMLNode.parse(head.joined(separator: "\n"), firstLine: 2)
    } catch {
      throw CourseProblem(file, error.line, "front-matter", error.sentence)
    }
    guard fields.entries != nil else {
      throw CourseProblem(file, 2, "front-matter", "the front matter has to hold fields: id: …")
    }
    body = rest ?? ""
    bodyLine = head.count + 3
  }

  /// The text of a field that has to be there.
  func required(_ name: String, file: String) throws(CourseProblem) -> String {
    guard let node = fields[name] else {
      throw CourseProblem(file, 1, "field-missing", "the front matter has no \(name); add it")
    }
    guard let text = node.text, !text.isEmpty else {
      throw CourseProblem(file, node.line, "field-empty", "\(name) has to be text")
    }
    return text
  }
}

extension Substring {
  /// The line without the `\r` that some systems end lines with, too.
  var withoutReturn: Substring {
    guard utf8.last == UInt8(ascii: "\r") else { return self }
    return Substring(utf8.dropLast())
  }

  /// Whether it is `---`, longer or with blanks after it.
  fileprivate var isRule: Bool {
    utf8.starts(with: "---".utf8)
      && utf8.allSatisfy { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: " ") }
  }
}

extension Substring? {
  /// Takes the first line off, without its end, `\n` or `\r\n`; after the last line nothing is left,
  /// not even an empty text.
  ///
  /// Files are long, and lines end at bytes: nothing here looks at characters.
  fileprivate mutating func removeLine() -> Substring? {
    guard let text = self else { return nil }
    guard let end = text.utf8.firstIndex(of: UInt8(ascii: "\n")) else {
      self = nil
      return text
    }
    self = text[text.utf8.index(after: end)...]
    return text[..<end].withoutReturn
  }
}

/// A problem that keeps an item from being loaded.
struct CourseProblem: Error {
  let issue: CourseIssue

  init(_ file: String, _ line: Int, _ code: String, _ message: String) {
    issue = CourseIssue(file: file, line: line, code: code, message: message)
  }
}
