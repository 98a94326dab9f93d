/// Finds the lines of a learner's file that a failed check is about.
struct LearnerLines {
  private let lines: [Substring]

  init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// Returns the number of the line in which the body of `view` uses `property`, else the line that
  /// declares the view; nil if neither is there.
  func line(of view: String, property: String?) -> Int? {
    let name = view.split(separator: ".").last.map(String.init) ?? view
    guard let start = lines.firstIndex(where: { declares($0, name) }) else { return nil }
    guard let property else { return start + 1 }
    var depth = 0
    for (offset, line) in lines[start...].enumerated() {
      if offset > 0, uses(line, property) { return start + offset + 1 }
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
      if depth <= 0, line.contains("}") { break }
    }
    return start + 1
  }

  func text(at line: Int) -> String {
    guard lines.indices.contains(line - 1) else { return "" }
    return String(lines[line - 1])
  }

  private func declares(_ line: Substring, _ name: String) -> Bool {
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let index = words.firstIndex(where: { $0 == "struct" || $0 == "class" || $0 == "enum" })
    else { return false }
    return words.dropFirst(index + 1).first.map { $0 == name } ?? false
  }

  private func uses(_ line: Substring, _ property: String) -> Bool {
    line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == property }
  }
}
