/// A learner's file, read safely.
package struct LearnerSource: Equatable, Sendable {
  package let path: String
  /// UTF-8 without a byte order mark, with line feeds only.
  package let text: String

  /// Why a file can't be judged.
  package enum Failure: Error, Equatable {
    case file(FileError)
    case empty(path: String)
    case notUTF8(path: String, line: Int)
    case hasNull(path: String, line: Int)
  }

  /// Takes text that is not in a file, under the path that it would have.
  package init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// The largest file that is judged: 1 MB.
  package static let limit = 1 << 20

  /// Reads a file; CRLF and a byte order mark are accepted.
  package init(reading path: String) throws(Failure) {
    var bytes: [UInt8]
    do {
      bytes = try Files.read(path, limit: Self.limit)
    } catch {
      throw .file(error)
    }
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { bytes.removeFirst(3) }
    if let null = bytes.firstIndex(of: 0) {
      throw .hasNull(path: path, line: Self.line(of: null, in: bytes))
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .notUTF8(path: path, line: Self.firstBadLine(bytes))
    }
    if text.allSatisfy(\.isWhitespace) { throw .empty(path: path) }
    self.path = path
    self.text = text.replacing("\r\n", with: "\n")
  }

  /// The file's name without its folder.
  package var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  private static func line(of offset: Int, in bytes: [UInt8]) -> Int {
    bytes[..<offset].count { $0 == 0x0a } + 1
  }

  private static func firstBadLine(_ bytes: [UInt8]) -> Int {
    let lines = bytes.split(separator: 0x0a, omittingEmptySubsequences: false)
    let bad = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
    return bad + 1
  }
}

extension LearnerSource.Failure {
  /// The failure in a sentence: what, where, what to do.
  package var sentence: String {
    switch self {
    case .file(.missing(let path)): "There is no file \(path)."
    case .file(.notAFile(let path, let kind)): "\(path) is \(kind), not a Swift file."
    case .file(.unreadable(let path, let reason)): "\(path) can't be read: \(reason)."
    case .file(.unwritable(let path, let reason)): "\(path) can't be written: \(reason)."
    case .file(.tooLarge(let path, let limit)):
      "\(path) is larger than \(limit >> 20) MB; an exercise is a small file."
    case .empty(let path): "\(path) is empty; there is no program in it."
    case .notUTF8(let path, let line):
      "\(path) is not UTF-8 text (line \(line)); save it as UTF-8."
    case .hasNull(let path, let line):
      "\(path) holds a NUL character (line \(line)); save it as plain text."
    }
  }
}
