import Course
import Grading
import YAMLReading

extension RubricSource {
  /// Reads the rubric that an author wrote below a question.
  init(question: Question, model: String, node: YAMLNode) {
    self.init(id: question.id, prompt: question.prompt, model: model)
    lexicon = node["lexicon"]?.text ?? ""
    echo = node["echo"]?.text ?? ""
    sides = (node["sides"]?.items ?? []).map { side in
      Side(name: side["name"]?.text ?? "", says: side["says"]?.text ?? "")
    }
    required = Self.ideas(node["required"])
    optional = Self.ideas(node["optional"])
    misconceptions = Self.ideas(node["misconceptions"])
    acceptExamples = node["accept_examples"]?.texts ?? []
    partialExamples = node["partial_examples"]?.texts ?? []
    rejectExamples = node["reject_examples"]?.texts ?? []
  }

  private static func ideas(_ node: YAMLNode?) -> [Idea] {
    (node?.items ?? []).map { item in
      var idea = Idea(id: item["id"]?.text ?? "")
      idea.say = item["say"]?.text ?? ""
      idea.ask = item["ask"]?.text ?? ""
      idea.patterns = patterns(item["patterns"])
      idea.yesExamples = item["examples_yes"]?.texts ?? []
      idea.noExamples = item["examples_no"]?.texts ?? []
      idea.isFatal = item["fatal"]?.bool ?? false
      idea.refutes = item["refutes"]?.texts ?? []
      return idea
    }
  }

  /// Patterns are a list, or a block of text with one on each line.
  private static func patterns(_ node: YAMLNode?) -> [String] {
    if let text = node?.text {
      return text.split(separator: "\n").map { $0.drop { $0 == " " } }
        .filter { !$0.isEmpty }.map(String.init)
    }
    return node?.texts ?? []
  }
}
