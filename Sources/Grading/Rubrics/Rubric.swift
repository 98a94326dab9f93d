/// An idea that an answer may contain, or a mistake that it may make.
package struct Concept: Sendable {
  package var id: String
  /// A sentence that states the idea, or corrects the mistake.
  package var say: String
  /// The question that leads to the idea without giving it away.
  package var ask: String
  package var patterns: [Pattern]
  package var yesExamples: [String]
  package var noExamples: [String]
  /// For misconceptions: the answer is wrong whatever else it says.
  package var isFatal: Bool
  /// For misconceptions: ideas that can't be credited beside it.
  package var refutes: [String]
}

/// What a right answer to one open question consists of.
package struct Rubric: Sendable {
  package var id: String
  package var prompt: String
  package var model: String
  package var required: [Concept]
  package var optional: [Concept]
  /// What is near an idea without saying it: a vague answer is a part when nothing else is found.
  package var gist: [Pattern]
  package var misconceptions: [Concept]
  /// Decides between a part and the whole where no pattern does.
  package var leaning: Leaning?
  /// The grade that the words of an answer point to by themselves.
  package var weighing: Weighing?
  /// The names of the two sides of a contrast question, in the order of the question.
  package var sides: [String]
  /// Words of the question, that make no answer by themselves.
  package var echo: Set<String>
  /// The content words of each wording of the question.
  var questions: [Set<String>]
  package var acceptExamples: [String]
  package var partialExamples: [String]
  package var rejectExamples: [String]
  let reader: Reader
  /// The model answer and the examples to accept, for answers that are made from them.
  let references: [Reference]
}
