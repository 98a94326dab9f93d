/// A message of the compiler.
package struct Diagnostic: Equatable, Sendable {
  package enum Severity: String, Sendable {
    case error
    case warning
    case note
  }

  package var file: String
  package var line: Int
  package var column: Int
  package var severity: Severity
  package var message: String

  package init(file: String, line: Int, column: Int, severity: Severity, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
  }

  /// The message on one line, as compilers write it.
  package var text: String {
    let place = file == Self.runtime ? file : "\(file):\(line):\(column)"
    return "\(place): \(severity.rawValue): \(message)"
  }

  /// Whether it is an error at a place in a file.
  var blamesSource: Bool { severity == .error && line > 0 }

  /// Whether it is an error of the compiler's surroundings, which the same file may not meet again.
  var blamesMachine: Bool {
    severity == .error
      && (line == 0 || Self.machineWords.contains { message.contains($0) })
  }

  private static let machineWords = ["module", "external macro", "plugin"]

  /// What stands for the runtime's own sources, which nobody who learns has.
  private static let runtime = "SwiftUI"

  private static func shownFile(_ path: String) -> String {
    let folders = ["/Sources/TrackingUI/", "/Sources/TrackingCombine/", "/Sources/SwiftUI/"]
    return folders.contains(where: path.contains) ? runtime : path
  }

  /// Reads the messages in what a compiler wrote.
  package static func parse(_ text: String) -> [Diagnostic] {
    text.split(separator: "\n", omittingEmptySubsequences: true).compactMap(parseLine)
  }

  private static func parseLine(_ line: Substring) -> Diagnostic? {
    for severity in [Severity.error, .warning, .note] {
      let mark = ": \(severity.rawValue): "
      guard let range = line.firstRange(of: mark) else { continue }
      let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      // What is about no place in a file has a line of zero and no column.
      if place == ["<unknown>", "0"] {
        return Diagnostic(
          file: "<unknown>", line: 0, column: 0, severity: severity,
          message: String(line[range.upperBound...]))
      }
      guard place.count >= 3, let row = Int(place[place.count - 2]),
        let column = Int(place[place.count - 1])
      else { continue }
      let file = Self.shownFile(place.dropLast(2).joined(separator: ":"))
      return Diagnostic(
        file: file, line: row, column: column, severity: severity,
        message: String(line[range.upperBound...]))
    }
    return nil
  }
}
