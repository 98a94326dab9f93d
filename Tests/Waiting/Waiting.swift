import Foundation
import Testing

/// Gives tests that wait for other programs threads of their own.
///
/// The threads that tests share are as many as there are processors; a test that waits on one of
/// them keeps the others from running.
package struct Waiting: SuiteTrait, TestTrait, TestScoping {
  package let isRecursive = true

  package func provideScope(
    for test: Test, testCase: Test.Case?, performing work: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await work() }
    try await withTaskExecutorPreference(WaitingExecutor.shared, operation: work)
  }
}

extension Trait where Self == Waiting {
  /// The tests spend their time waiting for other programs.
  package static var waiting: Self { Self() }
}

/// Runs jobs on a few threads that may be kept waiting.
private final class WaitingExecutor: TaskExecutor {
  static let shared = WaitingExecutor()

  private let queue: OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 8
    return queue
  }()

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
