import JSON

/// A small edit that makes a program another one.
struct Mutant {
  /// The kind of edit, such as `drop-print`.
  var kind: String
  var line: Int
  /// The UTF-8 bytes that are replaced.
  var range: Range<Int>
  var replacement: String

  var json: JSONValue {
    .object([
      .init("kind", .string(kind)), .init("line", .int(line)),
      .init("offset", .int(range.lowerBound)), .init("length", .int(range.count)),
      .init("replacement", .string(replacement)),
    ])
  }
}
