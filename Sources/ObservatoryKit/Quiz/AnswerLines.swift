import ExerciseRunner
import Terminal

/// Reads answers: a line, several with `\` at their ends, or what was written in the editor.
struct AnswerLines {
  let desk: Desk
  /// Whether a person types.
  let isInteractive: Bool

  /// Reads the next answer or command.
  ///
  /// - Parameters:
  ///   - isOpen: whether the answer may have several lines.
  ///   - words: what Tab offers.
  ///   - reflow: shows the question again for a window of another size.
  /// - Returns: the text with its white space made even; nil at the end of input.
  func next(isOpen: Bool, words: [String], reflow: @escaping () -> Void) -> String? {
    var lines: [String] = []
    while true {
      let completions = lines.isEmpty ? words.map { Completion($0) } : []
      let input = desk.interface.ask(
        lines.isEmpty ? "answer> " : "   ...> ", keepsHistory: false,
        reflow: lines.isEmpty ? reflow : nil,
        completer: { line, cursor in
          let word = Vocabulary.word(in: line, before: cursor)
          return completions.filter { $0.text.hasPrefix(word) }
        })
      switch input {
      case .endOfInput: return lines.isEmpty ? nil : Self.even(lines)
      case .interrupted: lines = []
      case .line(let line):
        if isOpen, line.hasSuffix("\\") {
          lines.append(String(line.dropLast()))
          continue
        }
        if isOpen, isInteractive, lines.isEmpty, Self.even([line]).lowercased() == "edit" {
          if let text = write() { return text }
          continue
        }
        let text = Self.even(lines + [line])
        if text.isEmpty, isInteractive { continue }
        return text
      }
    }
  }

  /// Has the answer written in the editor; nil if nothing came of it.
  private func write() -> String? {
    let folder = StateFolders(environment: desk.world.environment).cache
    guard let editor = Editor(environment: desk.world.environment) else {
      desk.interface.say("No editor is set; set VISUAL or EDITOR, or end lines with \\.")
      return nil
    }
    do {
      try Files.makeFolder(folder)
      let bytes = try Files.withTemporaryFolder(in: folder) { place in
        try Files.write([], to: "\(place)/answer.md")
        try editor.open("\(place)/answer.md")
        return try Files.read("\(place)/answer.md")
      }
      let text = Self.even([String(decoding: bytes, as: UTF8.self)])
      if text.isEmpty {
        desk.interface.say("Nothing was written.")
        return nil
      }
      desk.interface.say("Your answer: \(Sanitizer.singleLine(text))")
      return text
    } catch {
      desk.interface.say(Failure(error).sentence)
      return nil
    }
  }

  private static func even(_ lines: [String]) -> String {
    lines.joined(separator: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
