/// A question as Moodle's GIFT format has it.
///
/// Source: https://docs.moodle.org/en/GIFT_format
package struct GIFTQuestion: Equatable, Sendable {
  package enum Body: Equatable, Sendable {
    /// Text that asks nothing.
    case description
    case essay
    case trueFalse(Bool, wrong: GIFTText? = nil, right: GIFTText? = nil)
    /// One choice is taken, or several with weights.
    case choice([Answer], allowsSeveral: Bool)
    case short([Answer])
    case matching([Pair])
    case numerical([Number], wrong: GIFTText? = nil)
  }

  /// A choice or an accepted text.
  package struct Answer: Equatable, Sendable {
    package var text: GIFTText
    /// Percent of the credit, from −100 to 100.
    package var weight: Double
    package var feedback: GIFTText?

    package init(_ text: GIFTText, weight: Double, feedback: GIFTText? = nil) {
      self.text = text
      self.weight = weight
      self.feedback = feedback
    }
  }

  package struct Pair: Equatable, Sendable {
    package var left: GIFTText
    package var right: String

    package init(_ left: GIFTText, _ right: String) {
      self.left = left
      self.right = right
    }
  }

  /// An accepted number.
  package struct Number: Equatable, Sendable {
    package enum Value: Equatable, Sendable {
      case near(Double, tolerance: Double)
      case range(Double, Double)
    }

    package var value: Value
    /// Percent of the credit, from −100 to 100.
    package var weight: Double
    package var feedback: GIFTText?

    package init(_ value: Value, weight: Double = 100, feedback: GIFTText? = nil) {
      self.value = value
      self.weight = weight
      self.feedback = feedback
    }
  }

  /// The path of the category it is in; empty for none.
  package var category = ""
  /// The number by which another system knows it.
  package var id: String?
  package var tags: [String] = []
  package var title: String?
  package var text: GIFTText
  /// What follows the gap that the answers fill; nil if the answers stand at the end.
  package var textAfter: String?
  package var body: Body
  package var generalFeedback: GIFTText?

  package init(_ text: GIFTText, _ body: Body) {
    self.text = text
    self.body = body
  }
}

/// A text and the way it is to be read.
package struct GIFTText: Equatable, Sendable, ExpressibleByStringLiteral {
  package enum Format: String, Sendable, CaseIterable {
    /// What questions are in unless they say otherwise.
    case moodle
    case html
    case markdown
    case plain
  }

  package var text: String
  package var format: Format

  package init(_ text: String, format: Format = .moodle) {
    self.text = text
    self.format = format
  }

  package init(stringLiteral value: String) { self.init(value) }
}

/// What is wrong with a part of a GIFT file; the other questions are read all the same.
package struct GIFTIssue: Error, Equatable, Sendable {
  package enum Problem: Equatable, Sendable {
    case answersNotClosed
    case noRightAnswer
    case notANumber(String)
    case pairWithoutArrow(String)
    case emptyQuestion
  }

  /// The line on which the question begins, from 1.
  package var line: Int
  package var problem: Problem

  package init(line: Int, _ problem: Problem) {
    self.line = line
    self.problem = problem
  }

  package var sentence: String {
    switch problem {
    case .answersNotClosed: "line \(line): the answers have no closing brace."
    case .noRightAnswer: "line \(line): no answer is right; mark one with =."
    case .notANumber(let text): "line \(line): “\(text)” is no number or range of numbers."
    case .pairWithoutArrow(let text): "line \(line): “\(text)” has no -> between its two sides."
    case .emptyQuestion: "line \(line): the question has no text."
    }
  }
}
