/// The version of a Swift compiler.
struct SwiftVersion: Equatable, Comparable {
  /// The oldest that will do.
  static let oldest = SwiftVersion(major: 6, minor: 2)

  var major: Int
  var minor: Int

  var text: String { "\(major).\(minor)" }

  static func < (left: SwiftVersion, right: SwiftVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}

extension SwiftVersion {
  /// Reads what `swiftc --version` prints; nil if that isn't a version.
  init?(in text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let word = words.firstIndex(of: "version"), word + 1 < words.count else { return nil }
    let numbers = words[word + 1].split { $0 == "." || $0 == "-" }.compactMap { Int($0) }
    guard numbers.count >= 2 else { return nil }
    self.init(major: numbers[0], minor: numbers[1])
  }
}
