import Course
import MarkdownSyntax

/// Slips in prose that a machine sees: a word written twice, a note of what is still to be done.
enum ProseCheck {
  static func issues(in contents: CourseContents) -> [CourseIssue] {
    let lessons = contents.lessons + contents.pages
    var issues = lessons.flatMap { lesson in
      lesson.pages.flatMap { check($0.blocks, file: lesson.file) }
    }
    issues += contents.exercises.flatMap { exercise in
      check(exercise.instructions + exercise.hints.flatMap(\.self), file: exercise.file)
    }
    issues += contents.questions.flatMap { question, file in
      check(question.blocks, file: file)
        + complaints(question.prompt + "\n" + question.explanation).map {
          CourseIssue(file: file, line: question.line, code: "prose", message: $0)
        }
    }
    return issues
  }

  private static func check(_ blocks: [Block], file: String) -> [CourseIssue] {
    blocks.flatMap { block -> [CourseIssue] in
      let text: String
      switch block.content {
      case .paragraph(let inlines), .heading(_, let inlines): text = prose(inlines)
      default: return check(block.children, file: file)
      }
      return complaints(text).map {
        CourseIssue(file: file, line: block.lines.lowerBound, code: "prose", message: $0)
      }
    }
  }

  /// The words of a paragraph; code in it counts as a word of its own.
  private static func prose(_ inlines: [Inline]) -> String {
    inlines.map { inline in
      if case .code = inline { "`code`" } else { inline.plainText }
    }.joined()
  }

  static func complaints(_ text: String) -> [String] {
    let words = text.split(whereSeparator: \.isWhitespace)
    var messages = zip(words, words.dropFirst()).filter { first, second in
      // “that that” can be right; a capital or a digit tells a name or a number.
      first == second && first != "that" && first.allSatisfy(\.isLowercase)
    }.map { first, _ in "“\(first) \(first)” has a word twice" }
    for mark in ["TODO", "FIXME", "XXX", "TBD"] where words.contains(where: { $0.hasPrefix(mark) })
    {
      messages.append("“\(mark)” is still to be done")
    }
    return messages
  }
}
