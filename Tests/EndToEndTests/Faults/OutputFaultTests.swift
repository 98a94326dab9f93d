import Foundation
import Testing
import Waiting

/// What learners' programs print is shown, never obeyed.
@Suite(.waiting) struct OutputFaultTests {
  @Test func controlSequencesInOutputAreShown() throws {
    let program = try BuiltProgram()
    let course = try FaultCourse.write(in: program.home)
    let file = "\(program.home)/Value.swift"
    try """
    func value() -> Int {
      print("\\u{1b}[2J\\u{1b}]0;title\\u{7}\\u{9b}31m\\r\\u{202e}hidden")
      print("Passed: all 1 checks.")
      return 2
    }
    """.write(toFile: file, atomically: false, encoding: .utf8)
    let result = try program.run("--course", course, "verify", "value", "--file", file)
    #expect(result.status == 1)
    let dangerous: Set<Unicode.Scalar> = ["\u{1b}", "\u{7}", "\u{9b}", "\r", "\u{202e}"]
    #expect(result.output.unicodeScalars.allSatisfy { !dangerous.contains($0) })
    #expect(result.output.contains("hidden"))
    #expect(!result.output.split(separator: "\n").contains { $0.hasPrefix("Passed") })
  }

  @Test func aWorkspaceThatCanNotBeWrittenIsNamed() throws {
    let program = try BuiltProgram()
    let course = try FaultCourse.write(in: program.home)
    let result = try program.run(
      "--course", course, "--workspace", "/proc/nowhere", "verify", "value")
    #expect(result.status == 2)
    #expect(result.error.contains("The workspace /proc/nowhere"))
    #expect(result.error.contains("--workspace DIR"))
  }
}
