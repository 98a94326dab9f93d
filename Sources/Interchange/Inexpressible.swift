/// A question, or a part of one, that a format has no place for.
package struct Inexpressible: Equatable, Sendable {
  /// The question's id, or its title.
  package var question: String
  package var reason: String

  package init(_ question: String, _ reason: String) {
    self.question = question
    self.reason = reason
  }

  package var sentence: String { "\(question): \(reason)." }
}
