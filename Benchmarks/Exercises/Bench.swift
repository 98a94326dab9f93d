import ExerciseRunner
import Foundation

/// The built program, the toolchain, and one exercise of the course to measure with.
struct Bench {
  let toolchain: Toolchain
  let runtime: RuntimeLocation
  /// A folder for everything that is written; the state of the program is below it.
  let folder: String

  static let exercise = "print-on-rerender"
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  let program: String
  let solution: [UInt8]
  let checks: String

  init() throws {
    let executable = Files.realPath("/proc/self/exe") ?? CommandLine.arguments[0]
    toolchain = try Toolchain.find(in: ProcessInfo.processInfo.environment)
    runtime = try RuntimeLocation.find(beside: executable)
    program = "\(runtime.libraries)/observatory"
    folder = try Files.makeTemporaryFolder(in: NSTemporaryDirectory())
    let exercise =
      "\(Self.repository)/Lessons/02-reading-makes-a-dependency/exercises/\(Self.exercise)"
    // A preview can't stand in a file that `swiftc` compiles as a program of its own.
    let text = String(decoding: try Files.read("\(exercise)/Solution.swift"), as: UTF8.self)
    solution = Array(text[..<(text.firstRange(of: "#Preview")?.lowerBound ?? text.endIndex)].utf8)
    checks = "\(exercise)/Checks.swift"
  }

  func remove() { Files.removeFolder(folder) }

  /// Writes the solution so that no cache knows it; `number` has to be another one every time.
  func writeSolution(_ name: String, number: Int) throws -> String {
    let path = "\(folder)/\(name)"
    try Files.write(solution + Array("\n// \(number)\n".utf8), to: path)
    return path
  }

  func compilation(cache: String) -> Compilation {
    Compilation(toolchain: toolchain, runtime: runtime, cache: cache)
  }

  /// Runs a program to its end.
  ///
  /// - Returns: the seconds it took.
  /// - Throws: `Failure` if it ends with another status than 0.
  @discardableResult
  func time(_ path: String, _ arguments: [String]) throws -> Double {
    var process = ChildProcess(path: path, arguments: arguments)
    process.environment = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin", "LANG": "C.UTF-8",
      "HOME": folder, "OBSERVATORY_HOME": "\(folder)/home",
    ]
    process.directory = folder
    process.seconds = 600
    let start = DispatchTime.now().uptimeNanoseconds
    let result = try process.run()
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    guard result.end == .exited(0) else {
      let words = String(decoding: result.output + result.error, as: UTF8.self)
      throw Failure(command: path, words: String(words.suffix(600)))
    }
    return seconds
  }

  /// What should have worked did not.
  struct Failure: Error {
    var command: String
    var words: String
  }
}

extension [Double] {
  var median: Double { isEmpty ? 0 : sorted()[count / 2] }
}

extension Double {
  var milliseconds: String { "\(Int((self * 1000).rounded())) ms" }
}
