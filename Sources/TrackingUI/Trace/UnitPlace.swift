/// Where a unit is in the tree, kept after the unit is gone: the views and rows above it.
final class UnitPlace {
  /// A place in a collection of rows.
  struct Row: Equatable {
    let isInList: Bool
    let offset: Int
  }

  let view: String
  let kind: UpdateKind
  private let above: UnitPlace?
  private let row: Row?
  /// The count of moves up to which the place is known to hold.
  fileprivate var moves: Int
  private var knownText: String?

  fileprivate init(_ unit: UpdateUnit, above: UnitPlace?, moves: Int) {
    view = unit.viewName
    kind = unit.kind
    row = unit.rowPlace
    self.above = above
    self.moves = moves
  }

  /// Returns the place of a unit, apart from what is kept.
  static func now(of unit: UpdateUnit) -> UnitPlace {
    UnitPlace(unit, above: unit.owner.map { now(of: $0) }, moves: 0)
  }

  /// The path, such as `LibraryView/List[1]/BookView`.
  var path: String {
    guard kind == .scene, !view.isEmpty else { return text }
    return text.isEmpty ? view : "\(text)/\(view)"
  }

  /// What the place adds to the paths of those below it; a scene adds nothing.
  private var text: String {
    if let knownText { return knownText }
    var parts: [String] = []
    if let above, !above.text.isEmpty { parts.append(above.text) }
    if let row { parts.append("\(row.isInList ? "List" : "ForEach")[\(row.offset)]") }
    if kind == .body, !view.isEmpty { parts.append(view) }
    let text = parts.joined(separator: "/")
    knownText = text
    return text
  }

  fileprivate func holds(for unit: UpdateUnit, above: UnitPlace?) -> Bool {
    self.above === above && row == unit.rowPlace
  }
}

/// Makes the places of units and knows which still hold.
struct UnitPlaces {
  private var moves = 0

  mutating func rowsMoved() { moves += 1 }

  func place(of unit: UpdateUnit) -> UnitPlace {
    let known = unit.place
    if let known, known.moves == moves { return known }
    let above = unit.owner.map { place(of: $0) }
    if let known, known.holds(for: unit, above: above) {
      known.moves = moves
      return known
    }
    let new = UnitPlace(unit, above: above, moves: moves)
    unit.place = new
    return new
  }
}
