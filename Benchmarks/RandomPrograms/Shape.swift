import SeededRandom

/// What one view of a random program does with its object.
final class Shape {
  enum Kind: Int, CaseIterable {
    case number, title, total, tags
    case either, optional, rows, inlineRows, linked
    case state, field, theme, themed, bulletin
    case identified, erased, modified, measured, closure
  }

  let kind: Kind
  /// The place in the program: the same in every run.
  let place: Int
  let first: Shape?
  let second: Shape?

  private init(kind: Kind, place: Int, first: Shape?, second: Shape?) {
    self.kind = kind
    self.place = place
    self.first = first
    self.second = second
  }

  /// Returns a random tree of shapes; views with state of their own are in it if `keepsState`.
  static func random(
    depth: Int, keepsState: Bool, next: inout Int, using generator: inout SeededGenerator
  ) -> Shape {
    let place = next
    next += 1
    var kind = Kind.allCases[generator.below(Kind.allCases.count)]
    if !keepsState, kind == .state { kind = .number }
    if depth == 0, kind.rawValue >= Kind.either.rawValue { kind = .title }
    func inner(_ generator: inout SeededGenerator) -> Shape? {
      if depth == 0 { return nil }
      return random(
        depth: depth - 1, keepsState: keepsState, next: &next, using: &generator)
    }
    let first = inner(&generator)
    let second = inner(&generator)
    return Shape(kind: kind, place: place, first: first, second: second)
  }
}
