import YAMLReading

/// The YAML between two lines of `---` at the head of a file, and the text below it.
struct FrontMatter {
  let fields: YAMLNode
  let body: String
  /// The line of the file on which the body begins.
  let bodyLine: Int

  /// Reads the head of a file.
  init(_ text: String, file: String) throws(CourseProblem) {
    let text = text.replacing("\r\n", with: "\n")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard
      lines.first.map({ $0.hasPrefix("---") && $0.allSatisfy { $0 == "-" || $0 == " " } })
        ?? false
    else {
      throw CourseProblem(
        file, 1, "front-matter-missing",
        "the file has no front matter; begin it with a line of ---, fields such as id and title, and"
          + " another line of ---")
    }
    guard let end = lines.dropFirst().firstIndex(where: { $0 == "---" || $0 == "..." }) else {
      throw CourseProblem(
        file, 1, "front-matter-open", "the front matter has no end; close it with a line of ---")
    }
    do {
      fields = try YAMLNode.parse(lines[1..<end].joined(separator: "\n"), firstLine: 2)
    } catch {
      throw CourseProblem(file, error.line, "front-matter", error.sentence)
    }
    guard fields.entries != nil else {
      throw CourseProblem(file, 2, "front-matter", "the front matter has to hold fields: id: …")
    }
    body = lines[(end + 1)...].joined(separator: "\n")
    bodyLine = end + 2
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

/// A problem that keeps an item from being loaded.
struct CourseProblem: Error {
  let issue: CourseIssue

  init(_ file: String, _ line: Int, _ code: String, _ message: String) {
    issue = CourseIssue(file: file, line: line, code: code, message: message)
  }
}
