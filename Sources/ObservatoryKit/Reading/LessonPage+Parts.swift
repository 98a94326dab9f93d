import Course
import MarkdownSyntax

extension LessonPage {
  /// A page in pieces: text, and what is embedded in it.
  enum Part: Equatable {
    case text(Block)
    case exercise(String)
    /// A question that is asked before the page goes on.
    case prediction(String)
    case question(String)
  }

  var parts: [Part] {
    blocks.compactMap { block in
      guard let directive = block.directive else { return .text(block) }
      switch directive.name {
      case "exercise": return .exercise(directive.value)
      case "predict": return .prediction(directive.value)
      case "question": return .question(directive.value)
      default: return nil
      }
    }
  }
}
