import Testing

@testable import ExerciseRunner

/// Whether a program that was stopped is said to have computed or to have waited.
@Suite struct RunOutcomeTests {
  @Test(
    arguments: [
      // The limits that every program has, and those of `--timeout 1`, and a short one of `trace`.
      (wall: 10.0, cpu: 5, used: 0.9, end: RunOutcome.End.wallLimit(seconds: 10)),
      (wall: 10.0, cpu: 5, used: 3.2, end: .cpuLimit(seconds: 4)),
      (wall: 2.0, cpu: 1, used: 0.1, end: .wallLimit(seconds: 2)),
      (wall: 2.0, cpu: 1, used: 0.5, end: .cpuLimit(seconds: 1)),
      (wall: 2.0, cpu: 1, used: 1.02, end: .cpuLimit(seconds: 1)),
      (wall: 0.5, cpu: 1, used: 0.1, end: .wallLimit(seconds: 1)),
    ])
  func aStoppedProgram(_ run: (wall: Double, cpu: Int, used: Double, end: RunOutcome.End)) {
    var limits = ExecutionLimits()
    limits.wallSeconds = run.wall
    limits.cpuSeconds = run.cpu
    let result = ChildProcess.Result(
      end: .timedOut, output: [], outputDropped: 0, error: [], report: [], cpuSeconds: run.used,
      peakKilobytes: 0)
    let outcome = RunOutcome(result, frames: FrameReader(nonce: "").read([]), limits: limits)
    #expect(outcome.end == run.end)
  }

  @Test func oneSecondIsNoPlural() {
    #expect(RunOutcome.End.cpuLimit(seconds: 1).sentence.contains("after 1 second of computing;"))
    #expect(RunOutcome.End.wallLimit(seconds: 1).sentence.contains("after 1 second; "))
  }
}
