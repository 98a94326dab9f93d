import Foundation
import Testing
import Waiting

/// Accidents of learners' code under the built program: for root and for an ordinary user, with
/// bubblewrap and without.
@Suite(.waiting) struct EveryUserTests {
  enum User: String, CaseIterable, CustomTestStringConvertible, Sendable {
    case this
    case ordinary

    var testDescription: String { "\(self) user" }
  }

  struct Fault: CustomTestStringConvertible, Sendable {
    var name: String
    var code: String
    var status: String
    /// What the verdict has to say.
    var words = ""
    var options: [String] = []

    var testDescription: String { name }
  }

  static let users = User.allCases.filter { $0 == .this || canChangeUser }

  private static let sandboxes = ["bubblewrap", "rlimits"].filter {
    $0 == "rlimits" || FileManager.default.isExecutableFile(atPath: "/usr/bin/bwrap")
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
      words: "after 1 second of computing", options: ["--timeout", "1"]),
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

  /// One after the other in one home: what the compiler made of the system's modules, and of the
  /// code, is made once for each user.
  @Test(arguments: users)
  func getTheirHonestVerdicts(_ user: User) throws {
    let program = try BuiltProgram(sharesObjects: false)
    let course = try FaultCourse.write(in: program.home)
    if user == .ordinary {
      try FileManager.default.setAttributes(
        [.ownerAccountID: 65534], ofItemAtPath: program.home)
    }
    for fault in Self.faults {
      for sandbox in Self.sandboxes { try judge(fault, in: sandbox, as: user, program, course) }
    }
  }

  private func judge(
    _ fault: Fault, in sandbox: String, as user: User, _ program: BuiltProgram, _ course: String
  ) throws {
    let file = "\(program.home)/Value.swift"
    try "import Foundation\nimport SwiftUI\n\(fault.code)\n".write(
      toFile: file, atomically: false, encoding: .utf8)
    var environment = program.environment
    environment["OBSERVATORY_SANDBOX"] = sandbox
    let changing = user == .ordinary ? ["/usr/bin/setpriv"] + Self.ordinaryUser : []
    let command = changing + [program.path, "--course", course, "verify", "value"]
    let result = try program.start(
      command[0], command.dropFirst() + ["--file", file, "--format", "json"] + fault.options,
      environment: environment)
    let comment = Comment(rawValue: "\(fault.name), \(sandbox): \(result)")
    #expect(result.output.contains("\"status\": \"\(fault.status)\""), comment)
    #expect(result.output.contains("\"sandbox\": \"\(sandbox)\""), comment)
    #expect(fault.words.isEmpty || result.output.contains(fault.words), comment)
    #expect(result.status == (fault.status == "pass" ? 0 : 1), comment)
    #expect(try leftovers(in: program.home) == [], comment)
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
