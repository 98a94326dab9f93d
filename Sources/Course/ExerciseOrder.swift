/// The order of a lesson's exercises: as the lesson's text embeds them, then the others by name.
///
/// It is read from the lines of the text, since a list of all exercises parses no lesson.
package struct ExerciseOrder {
  private let places: [String: Int]

  /// Reads the order from the text of a `lesson.md`; without a text the names alone decide.
  package init(lesson text: [UInt8]?) {
    var places: [String: Int] = [:]
    for line in (text ?? []).split(separator: UInt8(ascii: "\n"))
    where line.starts(with: Self.opening) {
      let id = String(decoding: line.dropFirst(Self.opening.count), as: UTF8.self)
        .split(separator: " ").first.map(String.init)
      if let id, places[id] == nil { places[id] = places.count }
    }
    self.places = places
  }

  private static let opening = Array("<!-- exercise:".utf8)

  /// Returns the ids in order.
  package func sorted(_ ids: [String]) -> [String] {
    ids.sorted { (places[$0] ?? .max, $0) < (places[$1] ?? .max, $1) }
  }
}
