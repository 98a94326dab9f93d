/// What the runtime said about a crash: the message and the first frame in the learner's file.
struct CrashReport: Equatable {
  var message: String
  var file: String?
  var line: Int?

  /// Reads the standard error of a crashed program; nil if there is no message in it.
  init?(_ text: String) {
    let lines = text.split(separator: "\n").map(String.init)
    guard
      let message = lines.lazy.compactMap(Self.fatalError).first
        ?? lines.lazy.compactMap(Self.crash).first
    else { return nil }
    self.message = message
    for line in lines {
      guard let place = Self.place(in: line) else { continue }
      (file, self.line) = place
      return
    }
  }

  /// The message in `Learner/Starter.swift:12: Fatal error: Index out of range`.
  private static func fatalError(_ line: String) -> String? {
    line.firstRange(of: "Fatal error: ").map { String(line[$0.lowerBound...]) }
  }

  /// The message in `Program crashed: Bad pointer dereference at 0x…`, without the address, which is
  /// another one every time.
  private static func crash(_ line: String) -> String? {
    guard let mark = line.firstRange(of: "crashed: ") else { return nil }
    let message = line[mark.upperBound...]
    return String(message[..<(message.firstRange(of: " at 0x")?.lowerBound ?? message.endIndex)])
  }

  /// The file and line of a frame such as `BookView.body.getter in learner.so at x.swift:12:5`.
  private static func place(in line: String) -> (String, Int)? {
    guard let at = line.ranges(of: " at ").last else { return nil }
    let parts = line[at.upperBound...].split(separator: ":")
    guard parts.count >= 2, parts[0].hasSuffix(".swift"), let row = Int(parts[1]),
      !isOurs(parts[0])
    else { return nil }
    let name = parts[0].split(separator: "/").last.map(String.init) ?? String(parts[0])
    return (name, row)
  }

  private static func isOurs(_ path: Substring) -> Bool {
    path.contains("/Sources/") || path.hasSuffix("/Checks.swift") || path.hasSuffix("/Entry.swift")
      || path.hasPrefix("<")
  }
}
