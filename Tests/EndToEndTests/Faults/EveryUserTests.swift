import Foundation
import Testing
import Waiting

/// Accidents of learners' code under the built program: for root and for an ordinary user, with
/// bubblewrap and without.
@Suite(.waiting) struct EveryUserTests {
  struct Setting: CustomTestStringConvertible, Sendable {
    var isOrdinaryUser: Bool
    var sandbox: String

    var testDescription: String {
      "\(isOrdinaryUser ? "an ordinary user" : "this user"), \(sandbox)"
    }
  }

  struct Fault: CustomTestStringConvertible, Sendable {
    var name: String
    var code: String
    var status: String
    /// What the verdict has to say.
    var words = ""

    var testDescription: String { name }
  }

  static let settings: [Setting] = ["bubblewrap", "rlimits"].flatMap { sandbox in
    [false, true].map { Setting(isOrdinaryUser: $0, sandbox: sandbox) }
  }.filter { setting in
    (!setting.isOrdinaryUser || canChangeUser)
      && (setting.sandbox == "rlimits"
        || FileManager.default.isExecutableFile(atPath: "/usr/bin/bwrap"))
  }

  /// Whether tests may run the program as somebody else: they run as root, and everybody can reach
  /// the program.
  private static let canChangeUser: Bool = {
    guard geteuid() == 0, let program = try? BuiltProgram().path else { return false }
    let probe = Process()
    probe.executableURL = URL(filePath: "/usr/bin/setpriv")
    probe.arguments = ordinaryUser + ["/usr/bin/test", "-x", program]
    guard (try? probe.run()) != nil else { return false }
    probe.waitUntilExit()
    return probe.terminationStatus == 0
  }()

  private static let ordinaryUser = ["--reuid=65534", "--regid=65534", "--clear-groups"]

  static let faults = [
    Fault(name: "right", code: "func value() -> Int { 1 }", status: "pass"),
    Fault(name: "wrong", code: "func value() -> Int { 2 }", status: "fail"),
    Fault(
      name: "leaves", code: "func value() -> Int { exit(0) }", status: "error",
      words: "exit status 0"),
    Fault(
      name: "loops", code: "func value() -> Int { while true {} }", status: "timeout",
      words: "of computing"),
    Fault(
      name: "floods",
      code: "func value() -> Int { while true { print(\"xxxxxxxxxxxxxxxxxxxx\") } }",
      status: "error", words: "printed more than"),
    Fault(
      name: "hoards",
      code: """
        func value() -> Int {
          var all: [[UInt8]] = []
          while true { all.append([UInt8](repeating: 1, count: 64 << 20)) }
        }
        """, status: "error", words: "MB of memory"),
    Fault(
      name: "forks",
      code: """
        @_silgen_name("fork") func split() -> Int32
        func value() -> Int {
          for _ in 0..<200 where split() == 0 { while true { sleep(60) } }
          return 1
        }
        """, status: "pass"),
    Fault(name: "asks", code: "func value() -> Int { readLine() == nil ? 1 : 2 }", status: "pass"),
    Fault(
      name: "terminal", code: "func value() -> Int { open(\"/dev/tty\", O_RDWR) < 0 ? 1 : 2 }",
      status: "pass"),
  ]

  /// One after the other in one home: what the compiler made of the system's modules is made once.
  @Test(arguments: settings)
  func getTheirHonestVerdicts(_ setting: Setting) throws {
    let program = try BuiltProgram(sharesObjects: false)
    let course = try FaultCourse.write(in: program.home)
    let file = "\(program.home)/Value.swift"
    var environment = program.environment
    environment["OBSERVATORY_SANDBOX"] = setting.sandbox
    let words = ["--course", course, "verify", "value", "--file", file, "--format", "json"]
    if setting.isOrdinaryUser {
      try FileManager.default.setAttributes(
        [.ownerAccountID: 65534], ofItemAtPath: program.home)
    }
    for fault in Self.faults {
      try "import Foundation\nimport SwiftUI\n\(fault.code)\n".write(
        toFile: file, atomically: false, encoding: .utf8)
      let user = setting.isOrdinaryUser ? ["/usr/bin/setpriv"] + Self.ordinaryUser : []
      let command = user + [program.path]
      let result = try program.start(
        command[0], Array(command.dropFirst()) + words, environment: environment)
      let comment = Comment(rawValue: "\(fault.name): \(result)")
      #expect(result.output.contains("\"status\": \"\(fault.status)\""), comment)
      #expect(result.output.contains("\"sandbox\": \"\(setting.sandbox)\""), comment)
      #expect(fault.words.isEmpty || result.output.contains(fault.words), comment)
      #expect(result.status == (fault.status == "pass" ? 0 : 1), comment)
      #expect(try leftovers(in: program.home) == [], comment)
    }
  }

  @Test(.enabled(if: canChangeUser, "only root may become somebody else"))
  func aFileOfSomebodyElseIsNamed() throws {
    let program = try BuiltProgram(sharesObjects: false)
    let course = try FaultCourse.write(in: program.home)
    let file = "\(program.home)/Value.swift"
    try "func value() -> Int { 1 }\n".write(toFile: file, atomically: false, encoding: .utf8)
    let manager = FileManager.default
    try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    try manager.setAttributes([.ownerAccountID: 65534], ofItemAtPath: program.home)
    let result = try program.start(
      "/usr/bin/setpriv",
      Self.ordinaryUser + [program.path, "--course", course, "verify", "value", "--file", file],
      environment: program.environment)
    #expect(result.status == 2)
    #expect(result.error.contains("can't be read: Permission denied"))
  }

  /// What a run leaves in the cache besides the object.
  private func leftovers(in home: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "\(home)/cache/objects").filter {
      $0.hasPrefix("observatory-")
    }
  }
}
