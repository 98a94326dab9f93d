import Course
import JSON

/// A question as xAPI describes interactions: its type, its parts, its right responses.
///
/// Source: https://github.com/adlnet/xAPI-Spec, Data, Interaction Activities.
struct Interaction {
  let type: String
  /// Name of the list of parts, such as `choices`, with the parts; empty for most types.
  let components: [(name: String, texts: [String])]
  let correctResponses: [String]
  private let respond: (String) -> String

  /// Returns an answer, as the log spells it, in the form that the type prescribes.
  func response(to answer: String) -> String { respond(answer) }

  init(_ question: Question) {
    var components: [(name: String, texts: [String])] = []
    var correct: [String] = []
    var respond: (String) -> String = { $0 }
    switch question.body {
    case .single(let choices), .multiple(let choices):
      type = "choice"
      let texts = choices.map(\.plainText)
      components = [("choices", texts)]
      correct = [Self.list(choices.indices.filter { choices[$0].isCorrect })]
      respond = { Self.indices($0, texts).map(Self.list) ?? $0 }
    case .order(let items):
      type = "sequencing"
      components = [("choices", items)]
      correct = [Self.list(Array(items.indices))]
      respond = { Self.indices($0, items).map(Self.list) ?? $0 }
    case .match(let pairs):
      type = "matching"
      components = [("source", pairs.map(\.left)), ("target", pairs.map(\.right))]
      correct = [Self.pairs(Array(pairs.indices))]
      respond = { Self.targets($0, pairs).map(Self.pairs) ?? $0 }
    case .short(let answers):
      type = "fill-in"
      correct = answers
    case .blank(_, let gaps):
      type = "fill-in"
      correct = [gaps.map { $0.first ?? "" }.joined(separator: "[,]")]
      respond = { $0.replacing("; ", with: "[,]").replacing(";", with: "[,]") }
    case .open: type = "long-fill-in"
    case .predict, .output, .compiles: type = "other"
    }
    self.components = components
    correctResponses = correct
    self.respond = respond
  }

  private static func list(_ indices: [Int]) -> String {
    indices.map { "\($0 + 1)" }.joined(separator: "[,]")
  }

  private static func pairs(_ targets: [Int]) -> String {
    targets.enumerated().map { "\($0.offset + 1)[.]\($0.element + 1)" }.joined(separator: "[,]")
  }

  /// The places of the parts that an answer names, in its order; nil if it names something else.
  private static func indices(_ answer: String, _ texts: [String]) -> [Int]? {
    var rest = answer[...]
    var indices: [Int] = []
    while !rest.isEmpty {
      // The longest first: one text may begin like another.
      let known = texts.indices.filter { rest.hasPrefix(texts[$0]) && !indices.contains($0) }
      guard let index = known.max(by: { texts[$0].count < texts[$1].count }) else { return nil }
      indices.append(index)
      rest = rest.dropFirst(texts[index].count)
      if rest.hasPrefix("; ") { rest = rest.dropFirst(2) } else if !rest.isEmpty { return nil }
    }
    return indices.isEmpty ? nil : indices
  }

  private static func targets(
    _ answer: String, _ pairs: [(left: String, right: String)]
  ) -> [Int]? {
    let combinations = pairs.flatMap { left in pairs.map { "\(left.left): \($0.right)" } }
    guard let indices = indices(answer, combinations), indices.count == pairs.count else {
      return nil
    }
    return indices.map { $0 % pairs.count }
  }
}
