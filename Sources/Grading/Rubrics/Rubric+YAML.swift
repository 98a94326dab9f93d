import YAMLReading

extension Rubric {
  /// Reads the rubric of an open question.
  ///
  /// - Parameters:
  ///   - id: The question's id.
  ///   - prompt: The question as the learner sees it; repeating it is no answer.
  ///   - model: The model answer.
  ///   - node: The contents of the question's ```` ```rubric ```` fence.
  ///   - domain: The vocabulary that the patterns build on.
  /// - Throws: `RubricError` with the line of the mistake.
  package init(
    id: String, prompt: String, model: String, node: YAMLNode,
    domain: Lexicon = DomainLexicon.shared
  ) throws(RubricError) {
    var source = RubricSource(id: id, prompt: prompt, model: model)
    try source.read(node)
    do {
      try self.init(source, domain: domain)
    } catch {
      throw RubricError(reason: .pattern(error), line: Self.line(of: error, in: node))
    }
  }

  /// Returns the line of the pattern that an error is about.
  private static func line(of error: PatternError, in node: YAMLNode) -> Int {
    let pattern: String
    switch error {
    case .unknownClass(_, let line), .unknownSide(_, let line), .unknownFlag(_, let line),
      .unclosed(_, let line), .empty(let line):
      pattern = line
    }
    let ideas = ["required", "optional", "misconceptions"].flatMap { node[$0]?.items ?? [] }
    let lists = ideas.compactMap { $0["patterns"] } + [node["gist"]].compactMap(\.self)
    return lists.lazy.compactMap { Self.line(of: pattern, in: $0) }.first ?? node.line
  }

  private static func line(of pattern: String, in patterns: YAMLNode) -> Int? {
    if let items = patterns.items { return items.first { $0.text == pattern }?.line }
    let lines = patterns.text?.split(separator: "\n", omittingEmptySubsequences: false)
    return lines?.firstIndex { $0 == pattern }.map { patterns.line + 1 + $0 }
  }
}

extension RubricSource {
  fileprivate mutating func read(_ node: YAMLNode) throws(RubricError) {
    guard let entries = node.entries else {
      throw RubricError(reason: .expected("a mapping", in: "rubric"), line: node.line)
    }
    for entry in entries {
      let value = entry.value
      switch entry.key {
      case "lexicon": lexicon = try text(value, "lexicon")
      case "echo": echo = try text(value, "echo")
      case "sides": sides = try readSides(value)
      case "required": required = try ideas(value, "required")
      case "optional": optional = try ideas(value, "optional")
      case "gist": gist = try lines(value)
      case "misconceptions": misconceptions = try ideas(value, "misconceptions")
      case "leaning": leaning = try terms(value, "least", "leaning")
      case "weighing": weighing = Weighing(terms: try terms(value, "start", "weighing"))
      case "accept_examples": acceptExamples = try texts(value, "accept_examples")
      case "partial_examples": partialExamples = try texts(value, "partial_examples")
      case "reject_examples": rejectExamples = try texts(value, "reject_examples")
      default: throw RubricError(reason: .unknown(entry.key), line: value.line)
      }
    }
    if required.isEmpty { throw RubricError(reason: .missing("required"), line: node.line) }
  }

  private func readSides(_ node: YAMLNode) throws(RubricError) -> [Side] {
    guard let items = node.items, items.count == 2 else {
      throw RubricError(reason: .expected("a list of the two sides", in: "sides"), line: node.line)
    }
    var sides: [Side] = []
    for item in items {
      guard let name = item["name"]?.text, let says = item["says"]?.text else {
        throw RubricError(
          reason: .expected("a name with what it says", in: "sides"), line: item.line)
      }
      sides.append(Side(name: name, says: says))
    }
    return sides
  }

  private func terms(_ node: YAMLNode, _ sum: String, _ field: String) throws(RubricError)
    -> Leaning
  {
    guard let least = node[sum]?.text.flatMap({ Int($0) }), let terms = node["terms"]?.text,
      let leaning = Leaning(terms: terms, least: least)
    else {
      throw RubricError(
        reason: .expected("\(sum), a number, and terms with their weights", in: field),
        line: node.line)
    }
    return leaning
  }

  private func ideas(_ node: YAMLNode, _ field: String) throws(RubricError) -> [Idea] {
    guard let items = node.items else {
      throw RubricError(reason: .expected("a list", in: field), line: node.line)
    }
    var ideas: [Idea] = []
    for item in items { ideas.append(try idea(item)) }
    return ideas
  }

  private func idea(_ node: YAMLNode) throws(RubricError) -> Idea {
    guard let id = node["id"]?.text, let entries = node.entries else {
      throw RubricError(reason: .missing("id"), line: node.line)
    }
    var idea = Idea(id: id)
    for entry in entries {
      let value = entry.value
      switch entry.key {
      case "id": continue
      case "say": idea.say = try text(value, "say")
      case "ask": idea.ask = try text(value, "ask")
      case "patterns": idea.patterns = try lines(value)
      case "examples_yes": idea.yesExamples = try texts(value, "examples_yes")
      case "examples_no": idea.noExamples = try texts(value, "examples_no")
      case "fatal": idea.isFatal = value.bool ?? false
      case "refutes": idea.refutes = try texts(value, "refutes")
      default: throw RubricError(reason: .unknown(entry.key), line: value.line)
      }
    }
    if idea.patterns.isEmpty { throw RubricError(reason: .missing("patterns"), line: node.line) }
    return idea
  }

  private func text(_ node: YAMLNode, _ field: String) throws(RubricError) -> String {
    guard let text = node.text else {
      throw RubricError(reason: .expected("text", in: field), line: node.line)
    }
    return text
  }

  private func texts(_ node: YAMLNode, _ field: String) throws(RubricError) -> [String] {
    guard let texts = node.texts else {
      throw RubricError(reason: .expected("a list of texts", in: field), line: node.line)
    }
    return texts
  }

  /// Patterns are written one to a line, or as a list.
  private func lines(_ node: YAMLNode) throws(RubricError) -> [String] {
    if let text = node.text {
      return text.split(separator: "\n").map(String.init)
        .filter { $0.contains { $0 != " " } }
    }
    return try texts(node, "patterns")
  }
}
