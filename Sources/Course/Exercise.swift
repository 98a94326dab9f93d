import MarkdownSyntax

/// An exercise: instructions, hints, and the files that define it.
package struct Exercise: Equatable, Sendable {
  package var id: String
  package var title: String
  package var minutes: Int
  package var instructions: [Block]
  /// From a nudge to nearly the answer.
  package var hints: [[Block]]
  /// The folder of its files.
  package var folder: String
  /// The id of the lesson that it belongs to.
  package var lesson: String
  /// The claims that it practises.
  package var claims: [String]
  /// The id of the exercise whose file is the starter of this one, once that is passed.
  package var continues: String?

  /// Reads an exercise from the text of its `exercise.md`.
  static func parse(
    _ text: String, folder: String, lesson: String, file: String
  ) throws(CourseProblem) -> Exercise {
    let head = try FrontMatter(text, file: file)
    let blocks = MarkdownDocument.parse(head.body, firstLine: head.bodyLine).blocks
    var instructions: [Block] = []
    var hints: [[Block]] = []
    for block in blocks {
      if case .heading(level: 2, let title) = block.content, title.plainText == "Hint" {
        hints.append([])
      } else if hints.isEmpty {
        instructions.append(block)
      } else {
        hints[hints.count - 1].append(block)
      }
    }
    return Exercise(
      id: try head.required("id", file: file), title: try head.required("title", file: file),
      minutes: head.fields["minutes"]?.int ?? 10, instructions: instructions, hints: hints,
      folder: folder, lesson: lesson, claims: head.fields["claims"]?.texts ?? [],
      continues: head.fields["continues"]?.text)
  }
}
