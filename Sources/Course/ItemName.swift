/// Finding items by what people type: an id, a number, an unambiguous beginning.
package enum ItemName {
  package enum Lookup: Equatable, Sendable {
    case found(Int)
    case ambiguous([String])
    case unknown
  }

  /// Finds the position of an item.
  ///
  /// `ids` and `numbers` are those of the items, in the same order.
  package static func find(_ name: String, ids: [String], numbers: [Int]) -> Lookup {
    if let index = ids.firstIndex(of: name) { return .found(index) }
    if let number = Int(name), let index = numbers.firstIndex(of: number) { return .found(index) }
    let matches = ids.indices.filter { !name.isEmpty && ids[$0].hasPrefix(name) }
    if matches.count == 1, let match = matches.first { return .found(match) }
    return matches.isEmpty ? .unknown : .ambiguous(matches.map { ids[$0] })
  }
}
