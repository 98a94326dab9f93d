import Foundation

extension ViewHost {
  /// Lets the tasks that views started come to their next suspension, so that what they do at once
  /// belongs to the step.
  ///
  /// A task that goes on elsewhere gets a short while to come back.
  @MainActor func settleTasks() {
    for _ in 0..<Self.hops {
      runQueuedWork()
      settleWithinStep()
    }
    let end = Date(timeIntervalSinceNow: 0.03)
    while runningTasks.count > 0 && Date() < end {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
      settleWithinStep()
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
        _ = RunLoop.main.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.002)))
        settleWithinStep()
      } while Date() < end
    }
  }
}

/// Whether the main queue has come to a certain place.
private final class QueueMark: @unchecked Sendable {
  var isReached = false
}

/// How many tasks of views have not ended.
final class RunningTasks: @unchecked Sendable {
  private let lock = NSLock()
  private var value = 0

  var count: Int { lock.withLock { value } }
  func begin() { lock.withLock { value += 1 } }
  func end() { lock.withLock { value -= 1 } }
}
