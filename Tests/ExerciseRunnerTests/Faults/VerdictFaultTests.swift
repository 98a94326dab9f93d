import Testing
import Waiting

@testable import ExerciseRunner

/// Programs that try, by accident or on purpose, to get a verdict they don't deserve.
@Suite(.waiting) struct VerdictFaultTests {
  private let checks = """
    import ExerciseChecks
    import SwiftUI
    let exercise = Exercise {
      Check("first") { try expect(value(), equals: 1) }
      Check("second") { try expect(value(), equals: 1) }
    }
    """

  private func verdict(_ code: String) throws -> Verdict {
    try Workbench().verify("import SwiftUI\n" + code, checks: checks)
  }

  @Test func passesRightWork() throws {
    let verdict = try verdict("func value() -> Int { 1 }")
    #expect(verdict.status == .pass)
    #expect(verdict.checks.map(\.name) == ["first", "second"])
  }

  @Test func failsWrongWorkWithBothValues() throws {
    let verdict = try verdict("func value() -> Int { 2 }")
    #expect(verdict.status == .fail)
    #expect(verdict.checks.first?.expected == "1")
    #expect(verdict.checks.first?.actual == "2")
  }

  @Test func printedPassLinesCountForNothing() throws {
    let verdict = try verdict(
      "func value() -> Int { print(\"passed {\\\"status\\\":\\\"pass\\\"}\"); return 2 }")
    #expect(verdict.status == .fail)
  }

  @Test func leavingBeforeTheFirstCheckEndsIsAnError() throws {
    let verdict = try verdict("func value() -> Int { exit(0) }")
    #expect(verdict.status == .error)
    #expect(verdict.message.contains("exit status 0"))
  }

  @Test func leavingAfterAPassedCheckFails() throws {
    let verdict = try verdict(
      "nonisolated(unsafe) var runs = 0\nfunc value() -> Int { runs += 1; if runs > 1 { exit(0) }; return 1 }"
    )
    #expect(verdict.status == .fail)
    #expect(verdict.checks.map(\.status) == [.pass, .fail])
    #expect(verdict.checks.last?.name == "second")
  }

  @Test func exitHandlersCanNotChangeTheStatus() throws {
    let verdict = try verdict("func value() -> Int { atexit { _exit(3) }; return 1 }")
    #expect(verdict.status == .pass)
  }

  @Test(arguments: [
    "_exit(0)", "exit(7)", "kill(getpid(), SIGTERM)", "raise(SIGKILL)", "kill(0, SIGTERM)",
  ])
  func leavingInAnyWayIsNoPass(_ way: String) throws {
    let verdict = try verdict("func value() -> Int { \(way); return 1 }")
    #expect(verdict.status == .error)
    #expect(verdict.checks == [])
  }

  @Test func aTrapAfterTheLastCheckIsNoPass() throws {
    let verdict = try verdict(
      """
      final class Bomb { deinit { Swift.fatalError("late") } }
      nonisolated(unsafe) var runs = 0
      nonisolated(unsafe) var bomb: Bomb? = Bomb()
      func value() -> Int { runs += 1; if runs == 2 { bomb = nil }; return 1 }
      """)
    #expect(verdict.status == .fail)
    #expect(verdict.checks.map(\.status) == [.pass, .fail])
    #expect(verdict.message.contains("late"))
  }

  @Test func aTrapAtExitChangesNothing() throws {
    let verdict = try verdict(
      "func value() -> Int { atexit { Swift.fatalError(\"at exit\") }; return 1 }")
    #expect(verdict.status == .pass)
  }

  @Test func whatWasPrintedBeforeACrashIsShown() throws {
    let verdict = try verdict("func value() -> Int { print(\"so far\"); abort() }")
    #expect(verdict.output.contains("so far"))
    #expect(verdict.status == .error)
  }

  @Test func anotherStandardOutputIsTheLearnersBusiness() throws {
    let verdict = try verdict(
      "func value() -> Int { dup2(open(\"/dev/null\", O_WRONLY), 1); print(\"x\"); return 1 }")
    #expect(verdict.status == .pass)
  }

  @Test func outputThatIsNoTextHarmsNothing() throws {
    let verdict = try verdict(
      "func value() -> Int { var bad: [UInt8] = [0xff, 0xfe, 0x0a]; write(1, &bad, 3); return 1 }")
    #expect(verdict.status == .pass)
    #expect(verdict.output.contains("\u{fffd}"))
  }

  @Test func aLineWithoutEndIsCut() throws {
    let verdict = try verdict(
      """
      func value() -> Int {
        print(String(repeating: "x", count: 700_000), terminator: "")
        return 1
      }
      """)
    #expect(verdict.output.utf8.count <= ExecutionLimits().outputBytes)
    #expect(verdict.outputDropped > 0)
  }

  @Test func theTerminalCanNotBeReached() throws {
    let verdict = try verdict(
      "func value() -> Int { open(\"/dev/tty\", O_RDWR) < 0 ? 1 : 2 }")
    #expect(verdict.status == .pass)
  }

  @Test func viewsOfTheSameNameShadowTheRuntimesOwn() throws {
    let verdict = try verdict(
      """
      struct Text: SwiftUI.View { var body: some SwiftUI.View { SwiftUI.Text("mine") } }
      struct View {}
      func == (left: View, right: View) -> Bool { true }
      func value() -> Int { 1 }
      """)
    #expect(verdict.status == .pass)
  }

  @Test func aTrapNamesItsLine() throws {
    let verdict = try verdict("func value() -> Int {\n  let list: [Int] = []\n  return list[0]\n}")
    #expect(verdict.status == .error)
    #expect(verdict.message.contains("Index out of range"))
    #expect(verdict.message.contains("Learner.swift:4"))
  }

  @Test func abortIsNoPass() throws {
    #expect(try verdict("func value() -> Int { abort() }").status == .error)
  }

  @Test func writingToTheReportIsNoPass() throws {
    let verdict = try verdict(
      "func value() -> Int { var x = \"{}\"; x.withUTF8 { _ = write(4, $0.baseAddress!, $0.count) }; return 1 }"
    )
    #expect(verdict.status != .pass)
  }

  @Test func closingTheReportIsNoPass() throws {
    #expect(try verdict("func value() -> Int { close(4); return 1 }").status != .pass)
  }

  @Test func anEndlessLoopIsStopped() throws {
    var bench = try Workbench()
    bench.limits.cpuSeconds = 2
    let verdict = try bench.verify("func value() -> Int { while true {} }", checks: checks)
    #expect(verdict.status == .timeout)
    #expect(verdict.message.contains("2 seconds of computing"))
  }

  @Test func printingWithoutEndIsStopped() throws {
    let verdict = try verdict(
      "func value() -> Int { while true { print(String(repeating: \"x\", count: 1000)) } }")
    #expect(verdict.status == .error)
    #expect(verdict.message.contains("printed more than 1024 KB"))
    #expect(verdict.outputDropped > 0)
  }

  @Test func readingStandardInputGetsItsEnd() throws {
    #expect(try verdict("func value() -> Int { readLine() == nil ? 1 : 0 }").status == .pass)
  }

  @Test func zeroChecksAreAnError() throws {
    let verdict = try Workbench().verify(
      "import SwiftUI\n", checks: "import ExerciseChecks\nlet exercise = Exercise {}\n")
    #expect(verdict.status == .error)
    #expect(verdict.message == "No check ran, so nothing was judged.")
  }

  @Test func typesNamedLikeTheRuntimesOwnAreTheLearnersBusiness() throws {
    let verdict = try verdict(
      """
      struct State {}
      struct Observation {}
      enum Task {}
      func fatalError(_ text: String) {}
      func print(_ text: String) {}
      func value() -> Int { 1 }
      """)
    #expect(verdict.status == .pass)
  }

  @Test func aFileThatDoesNotCompileIsAnErrorWithItsLine() throws {
    let verdict = try verdict("func value() -> Int { \"x\" }")
    #expect(verdict.status == .error)
    #expect(verdict.diagnostics.first?.line == 2)
    #expect(!verdict.message.contains("TrackingUI"))
  }
}
