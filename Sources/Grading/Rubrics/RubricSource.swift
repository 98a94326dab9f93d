/// A rubric as its author wrote it, before its patterns are compiled.
package struct RubricSource: Sendable {
  package struct Idea: Sendable {
    package var id: String
    package var say = ""
    package var ask = ""
    package var patterns: [String] = []
    package var yesExamples: [String] = []
    package var noExamples: [String] = []
    package var isFatal = false
    package var refutes: [String] = []

    package init(id: String) { self.id = id }
  }

  package struct Side: Sendable {
    package var name: String
    /// Lexicon entries separated by `|`.
    package var says: String

    package init(name: String, says: String) {
      self.name = name
      self.says = says
    }
  }

  package var id: String
  package var prompt: String
  package var model: String
  package var lexicon = ""
  package var sides: [Side] = []
  package var echo = ""
  package var required: [Idea] = []
  package var optional: [Idea] = []
  /// Patterns of what is near an idea without saying it.
  package var gist: [String] = []
  package var misconceptions: [Idea] = []
  package var leaning: Leaning?
  package var weighing: Weighing?
  package var acceptExamples: [String] = []
  package var partialExamples: [String] = []
  package var rejectExamples: [String] = []

  package init(id: String, prompt: String, model: String) {
    self.id = id
    self.prompt = prompt
    self.model = model
  }
}

extension Rubric {
  /// Compiles a rubric's patterns over the domain's lexicon.
  package init(_ source: RubricSource, domain: Lexicon = DomainLexicon.shared)
    throws(PatternError)
  {
    let sideLines = source.sides.map { "side \($0.name): \($0.says)" }
    let own = Lexicon(source.lexicon + "\n" + sideLines.joined(separator: "\n"), extending: domain)
    var parser = PatternParser(domain: domain, own: own, sides: source.sides.map(\.name))
    required = try Self.compile(source.required, with: &parser)
    optional = try Self.compile(source.optional, with: &parser)
    misconceptions = try Self.compile(source.misconceptions, with: &parser)
    var hints: [Pattern] = []
    for line in source.gist { hints.append(try parser.parse(line)) }
    gist = hints
    leaning = source.leaning
    weighing = source.weighing
    id = source.id
    prompt = source.prompt
    model = source.model
    sides = source.sides.map(\.name)
    acceptExamples = source.acceptExamples
    partialExamples = source.partialExamples
    rejectExamples = source.rejectExamples
    questions = [source.prompt, source.echo].map(Self.contentStems)
    echo = questions.reduce([]) { $0.union($1) }
    references = ([source.model] + source.acceptExamples).map {
      Reference($0, further: source.prompt)
    }
    let compiled = parser.own
    reader = Reader(
      domain: domain, own: compiled,
      sideClasses: source.sides.compactMap { compiled.classIDs["side \($0.name)"] })
  }

  private static func contentStems(_ text: String) -> Set<String> {
    let words = Tokeniser.tokens(of: text).tokens.flatMap { [$0.text] + $0.parts }
    return Set(words.filter { !CommonWords.functionWords.contains($0) }.map(Stemmer.stem))
  }

  private static func compile(
    _ ideas: [RubricSource.Idea], with parser: inout PatternParser
  ) throws(PatternError) -> [Concept] {
    var concepts: [Concept] = []
    for idea in ideas {
      var patterns: [Pattern] = []
      for line in idea.patterns { patterns.append(try parser.parse(line)) }
      concepts.append(
        Concept(
          id: idea.id, say: idea.say, ask: idea.ask, patterns: patterns,
          yesExamples: idea.yesExamples, noExamples: idea.noExamples, isFatal: idea.isFatal,
          refutes: idea.refutes))
    }
    return concepts
  }
}
