import YAMLReading

/// A statement that the course teaches, shows and asks about.
package struct Claim: Equatable, Sendable {
  package var id: String
  /// The statement in a sentence.
  package var text: String
  /// Its line in the file of claims.
  package var line: Int
}

extension Course {
  /// The path of the file of claims, from the course's folder.
  package static let claimsFile = "Lessons/claims.yaml"

  /// The claims of a course: a list of `id` and `text`; empty if the course has no such file.
  package func claims() -> (claims: [Claim], issues: [CourseIssue]) {
    let file = Self.claimsFile
    guard let bytes = files.read("\(folder)/\(file)") else { return ([], []) }
    let node: YAMLNode
    do {
      node = try YAMLNode.parse(String(decoding: bytes, as: UTF8.self))
    } catch {
      return ([], [CourseProblem(file, error.line, "yaml", error.sentence).issue])
    }
    var claims: [Claim] = []
    var issues: [CourseIssue] = []
    for item in node.items ?? [] {
      if let id = item["id"]?.text, let text = item["text"]?.text {
        claims.append(Claim(id: id, text: text, line: item.line))
      } else {
        issues.append(
          CourseProblem(file, item.line, "claim", "a claim needs an id and a text").issue)
      }
    }
    return (claims, issues)
  }
}
