import Foundation

extension ViewHost {
  /// Lets the tasks that views started come to their next suspension, so that what they do at once
  /// belongs to the step.
  ///
  /// A task that goes on elsewhere gets a short while to come back; one that starts itself again and
  /// again gets the time until it is stopped, so that every run of the program shows the same.
  @MainActor func settleTasks() {
    for _ in 0..<Self.hops {
      runQueuedWork()
      settleWithinStep()
    }
    var end = Date(timeIntervalSinceNow: 0.03)
    while runningTasks.count > 0 && Date() < end {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
      settleWithinStep()
      if turns.hadRepetition { end = Date(timeIntervalSinceNow: 0.03) }
    }
  }

  /// How often a task that hears of a change goes to and fro before it comes to its next suspension.
  private static let hops = 6

  /// Runs everything that waits for the main thread now.
  @MainActor private func runQueuedWork() {
    let mark = QueueMark()
    // Others get the moment they need to hand their work over.
    usleep(100)
    DispatchQueue.main.async { mark.isReached = true }
    let end = Date(timeIntervalSinceNow: 0.03)
    while !mark.isReached && Date() < end {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
    }
  }

  /// Runs what is waiting for the main thread, then brings the views up to date.
  @MainActor public func drainMainThread() {
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0))
    update()
  }

  /// Lets tasks go on for a time, bringing the views up to date whenever they hand work to the main
  /// thread.
  ///
  /// - Parameters:
  ///   - seconds: how long to wait; real time.
  ///   - step: the name of the step in the trace.
  @MainActor public func wait(_ seconds: Double, step: String? = nil) {
    perform(step ?? "wait \(seconds)") {
      let end = Date(timeIntervalSinceNow: seconds)
      repeat {
        _ = RunLoop.main.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.001)))
        settleWithinStep()
      } while Date() < end
    }
  }
}

/// Whether the main queue has come to a certain place.
private final class QueueMark: @unchecked Sendable {
  var isReached = false
}

/// Counts how often the views were brought up to date, to tell a task that starts itself again at
/// once from one that waits in between.
struct Turns {
  private(set) var now = 0
  private var lastRepetition = 0

  /// Whether a task started itself again in this turn.
  var hadRepetition: Bool { lastRepetition == now }

  mutating func begin() { now += 1 }

  /// Returns whether a new start comes so soon after the last one that the task waited for no time.
  mutating func comeSoon(after start: Int) -> Bool {
    // Work that others do for the task takes a turn or two; a turn without work lasts a millisecond.
    guard now - start <= 3 else { return false }
    lastRepetition = now
    return true
  }
}

/// How many tasks of views have not ended.
final class RunningTasks: @unchecked Sendable {
  private let lock = NSLock()
  private var value = 0

  var count: Int { lock.withLock { value } }
  func begin() { lock.withLock { value += 1 } }
  func end() { lock.withLock { value -= 1 } }
}
