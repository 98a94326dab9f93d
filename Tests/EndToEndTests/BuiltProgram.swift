import Foundation
import Testing

/// The program as it was built beside the tests, run with a home of its own.
final class BuiltProgram {
  struct Result {
    var output: String
    var error: String
    var status: Int32
  }

  static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  let path: String
  /// All state of the program; removed with this object.
  let home: String

  /// Makes a home; `sharesObjects` keeps compiled code where all tests find it, which is nothing for
  /// a test that looks at what is in the cache, or that runs as another user.
  init(sharesObjects: Bool = true) throws {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
    let folder =
      bundle.map { URL(filePath: $0).deletingLastPathComponent().path }
      ?? "\(Self.repository)/.build/debug"
    path = "\(folder)/observatory"
    try #require(FileManager.default.isExecutableFile(atPath: path), "build the program first")
    let place = FileManager.default.temporaryDirectory.appending(path: "observatory-\(UUID())")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    home = place.path
    guard sharesObjects else { return }
    for folder in [Self.objects, "\(home)/cache"] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      atPath: "\(home)/cache/objects", withDestinationPath: Self.objects)
  }

  /// Compiled code of all tests: what one of them compiled is there for the others, here and in the
  /// tests of the runner.
  private static let objects = "\(repository)/.build/exercise-cache"

  deinit { try? FileManager.default.removeItem(atPath: home) }

  /// The environment of every run: nothing of the tester's own but the search path.
  var environment: [String: String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return [
      "PATH": path, "HOME": home, "OBSERVATORY_HOME": home, "LANG": "C.UTF-8",
      "TERM": "xterm-256color",
    ]
  }

  /// The learner's file of an exercise.
  func workspaceFile(of exercise: String) -> String { "\(home)/exercises/\(exercise).swift" }

  /// Runs the program with its streams connected to files.
  func run(_ arguments: String..., input: String = "", in folder: String? = nil) throws -> Result {
    try run(arguments, input: input, in: folder)
  }

  /// Runs the program with its streams connected to files.
  func run(
    _ arguments: [String], input: String = "", in folder: String? = nil
  ) throws -> Result {
    try start(path, arguments, environment: environment, input: input, in: folder)
  }

  /// Runs a program in this one's home.
  func start(
    _ path: String, _ arguments: [String], environment: [String: String], input: String = "",
    in folder: String? = nil
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = URL(filePath: folder ?? home)
    // Files instead of pipes: nothing has to be read while the program runs.
    let names = ["in", "out", "err"].map { "\(home)/std\($0)-\(UUID())" }
    try input.write(toFile: names[0], atomically: false, encoding: .utf8)
    _ = FileManager.default.createFile(atPath: names[1], contents: nil)
    _ = FileManager.default.createFile(atPath: names[2], contents: nil)
    process.standardInput = FileHandle(forReadingAtPath: names[0])
    process.standardOutput = FileHandle(forWritingAtPath: names[1])
    process.standardError = FileHandle(forWritingAtPath: names[2])
    try process.run()
    process.waitUntilExit()
    return Result(
      output: try String(contentsOfFile: names[1], encoding: .utf8),
      error: try String(contentsOfFile: names[2], encoding: .utf8),
      status: process.terminationStatus)
  }
}
