import ExerciseRunner

/// What was learned of files, kept in a file of its own: a row holds as long as its file is as it was.
///
/// A line is a path, the file's stamp and some fields, with tabs between them; the lines are sorted by
/// path. There may be very many, so only rows that are asked for are taken apart.
final class FileTable {
  private let version: String
  private let file: String
  /// The folder that the paths begin at.
  private let root: String
  private let bytes: [UInt8]
  private var rows: [Row] = []
  /// Where the row after the last one found is: files are mostly asked for in order.
  private var next = 0
  private var stamps: [String: Files.Stamp] = [:]
  private var news: [String: (stamp: Files.Stamp, fields: [String])] = [:]

  private struct Row {
    var line: Range<Int>
    /// Whether its file is still as it was; nil if nobody asked.
    var holds: Bool?
  }

  private static let tab = UInt8(ascii: "\t")
  private static let newline = UInt8(ascii: "\n")

  /// Opens a table; one that is missing, damaged or of another version is empty.
  init(_ file: String, version: String, root: String) {
    self.version = version
    self.file = file
    self.root = root
    bytes = (try? Files.read(file)) ?? []
    let head = Array("\(version)\n".utf8)
    guard bytes.starts(with: head) else { return }
    var start = head.count
    while let end = bytes[start...].firstIndex(of: Self.newline) {
      rows.append(Row(line: start..<end))
      start = end + 1
    }
  }

  /// The fields of a file's row; nil if there is none or the file has changed.
  func fields(of path: String) -> [String]? {
    guard let stamp = Files.Stamp(of: "\(root)/\(path)") else { return nil }
    if let index = row(of: path) {
      var reader = FieldReader(bytes: bytes, rest: rows[index].line)
      reader.skip(path)
      rows[index].holds = reader.stamp() == stamp
      if rows[index].holds == true { return reader.fields() }
    }
    // The stamp from before the file is read: a change while it is read is noticed next time.
    stamps[path] = stamp
    return nil
  }

  /// Takes note of a file that was read after it was asked for.
  func set(_ fields: [String], of path: String) {
    // Text that would break the table is read from the file each time.
    let isPlain = (fields + [path]).allSatisfy { text in
      !text.utf8.contains { $0 == Self.tab || $0 == Self.newline }
    }
    guard isPlain, let stamp = stamps[path] else { return }
    news[path] = (stamp, fields)
  }

  /// Writes the table if something was learned; a cache that can't be written is no failure.
  ///
  /// Rows that nobody asked for are of files that are gone.
  func save() {
    guard !news.isEmpty else { return }
    var lines = rows.filter { $0.holds == true }.map { bytes[$0.line] }
    for (path, row) in news {
      let stamp = row.stamp
      let numbers = [stamp.size, stamp.seconds, stamp.nanoseconds, stamp.place].map(String.init)
      lines.append(ArraySlice(([path] + numbers + row.fields).joined(separator: "\t").utf8))
    }
    lines.sort { $0.lexicographicallyPrecedes($1) }
    var text = Array("\(version)\n".utf8)
    for line in lines { text += line + [Self.newline] }
    if let slash = file.lastIndex(of: "/") { try? Files.makeFolder(String(file[..<slash])) }
    try? Files.write(text, to: file)
    news = [:]
  }

  private func row(of path: String) -> Int? {
    var path = path
    return path.withUTF8 { path in
      if next < rows.count, order(path, next) == 0 {
        next += 1
        return next - 1
      }
      var (low, high) = (0, rows.count)
      while low < high {
        let middle = (low + high) / 2
        let order = order(path, middle)
        if order == 0 {
          next = middle + 1
          return middle
        }
        if order < 0 { high = middle } else { low = middle + 1 }
      }
      return nil
    }
  }

  /// Compares a path with that of a row: below 0, 0 or above 0.
  private func order(_ path: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    let line = rows[index].line
    for (offset, byte) in path.enumerated() {
      let other = line.lowerBound + offset < line.upperBound ? bytes[line.lowerBound + offset] : 0
      if byte != other { return Int(byte) - Int(other == Self.tab ? 0 : other) }
    }
    let end = line.lowerBound + path.count
    return end < line.upperBound && bytes[end] == Self.tab ? 0 : -1
  }
}

/// Reads the fields of a row one after the other.
private struct FieldReader {
  let bytes: [UInt8]
  /// What is not read yet; nil after the last field.
  var rest: Range<Int>?

  /// Passes the path, whose end is known.
  mutating func skip(_ path: String) {
    rest = rest.map { min($0.upperBound, $0.lowerBound + path.utf8.count + 1)..<$0.upperBound }
  }

  /// The four numbers of a stamp; nil if something else stands there.
  mutating func stamp() -> Files.Stamp? {
    guard let size = number(), let seconds = number(), let nanoseconds = number(),
      let place = number()
    else { return nil }
    return Files.Stamp(size: size, seconds: seconds, nanoseconds: nanoseconds, place: place)
  }

  mutating func fields() -> [String] {
    var fields: [String] = []
    fields.reserveCapacity(8)
    while let field = next() { fields.append(String(decoding: bytes[field], as: UTF8.self)) }
    return fields
  }

  private mutating func number() -> Int? {
    guard let field = next(), !field.isEmpty, field.count < 19 else { return nil }
    var value = 0
    for byte in bytes[field] {
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return value
  }

  private mutating func next() -> Range<Int>? {
    guard let row = rest else { return nil }
    var end = row.lowerBound
    while end < row.upperBound, bytes[end] != UInt8(ascii: "\t") { end += 1 }
    rest = end < row.upperBound ? end + 1..<row.upperBound : nil
    return row.lowerBound..<end
  }
}
