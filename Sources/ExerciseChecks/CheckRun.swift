import Foundation
import TrackingUI

/// The checks that run now.
@MainActor
final class CheckRun {
  static var current: CheckRun?

  let output = OutputCapture()
  let source: SourceFacts?
  private(set) var lastStep: Step?
  private let channel: ReportChannel
  private let reportsSteps: Bool

  init(channel: ReportChannel, request: CheckRequest?) {
    self.channel = channel
    source = request?.source
    reportsSteps = request?.steps ?? false
  }

  /// Takes note of what followed from an event; the screen is asked for only if it is reported.
  func note(_ step: Step, screen: () -> String) {
    lastStep = step
    guard reportsSteps else { return }
    let updates = step.trace.updates.map { update in
      "\(update.kind.rawValue) \(update.view) \(update.count): "
        + update.reads.joined(separator: " ")
    }
    channel.send(
      "step",
      [
        ("name", .string(step.name)), ("updates", .strings(updates)),
        ("printed", .strings(step.printed)), ("screen", .string(screen())),
      ])
  }

  func run(_ check: Check) {
    lastStep = nil
    channel.send("begin", [("name", .string(check.name))])
    do {
      try check.run()
      channel.send("check", [("name", .string(check.name)), ("status", .string("pass"))])
    } catch let failure as CheckFailure {
      report(check, failure)
    } catch let failure as ActionFailure {
      report(check, CheckFailure(message: failure.sentence))
    } catch {
      report(check, CheckFailure(message: String(describing: error)))
    }
  }

  private func report(_ check: Check, _ failure: CheckFailure) {
    channel.send(
      "check",
      [
        ("name", .string(check.name)), ("status", .string("fail")),
        ("message", .string(failure.message)), ("expected", .optional(failure.expected)),
        ("actual", .optional(failure.actual)), ("subject", .optional(failure.subject)),
        ("property", .optional(failure.property)), ("lesson", .optional(failure.lesson)),
        ("trace", .strings(lastStep.map { StepText.lines(of: $0.trace) } ?? [])),
      ])
  }
}

/// Runs an exercise and reports every check; called by the generated entry point.
///
/// - Parameters:
///   - exercise: the checks.
///   - nonce: what every frame has to carry.
///   - request: JSON from the runner: facts of the learner's source.
///   - length: the number of bytes of `request`.
///   - report: the descriptor to which frames are written.
/// - Returns: the exit status of the process: 0, whatever the checks said.
public func runExercise(
  _ exercise: @autoclosure @MainActor () -> Exercise, nonce: UnsafePointer<CChar>,
  request: UnsafePointer<CChar>, length: Int, report: Int32
) -> Int32 {
  let channel = ReportChannel(descriptor: report, nonce: String(cString: nonce))
  let text = UnsafeRawBufferPointer(start: request, count: length)
  let asked = try? JSONDecoder().decode(CheckRequest.self, from: Data(text))
  return withoutActuallyEscaping(exercise) { exercise in
    nonisolated(unsafe) let channel = channel
    return MainActor.assumeIsolated {
      let run = CheckRun(channel: channel, request: asked)
      CheckRun.current = run
      for check in exercise().checks { run.run(check) }
      channel.finish()
      return 0
    }
  }
}

/// What the runner tells the checks.
struct CheckRequest: Decodable {
  var source: SourceFacts?
  /// Whether each step is reported.
  var steps: Bool?
}
