import Course
import Dispatch
import ExerciseRunner
import Synchronization

/// Runs the jobs of a course check on all cores and keeps the findings in their order.
struct JobRunner: Sendable {
  let bench: Workbench

  func run(
    _ jobs: [CourseCheck.Job], onProgress: (Int) -> Void = { _ in }
  ) throws(Failure) -> [CourseIssue] {
    try Self.map(jobs, onProgress: onProgress) { [bench] in Self.run($0, bench) }.flatMap(\.self)
  }

  private static func run(_ job: CourseCheck.Job, _ bench: Workbench) -> [CourseIssue] {
    do {
      return try job.run(bench)
    } catch {
      let message = Failure(error).sentence
      return [CourseIssue(file: job.file, line: job.line, code: "run", message: message)]
    }
  }

  /// Does work on many items at a time: one more than there are cores, for each waits now and then.
  ///
  /// - Parameters:
  ///   - items: what is worked on.
  ///   - onProgress: is told several times a second how many are done, on the calling thread.
  ///   - work: what is done with each item.
  /// - Returns: what came of each item, in the order of the items.
  /// - Throws: `Failure.interrupted` if somebody pressed Ctrl-C.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], onProgress: (Int) -> Void, _ work: @escaping @Sendable (Item) -> Result
  ) throws(Failure) -> [Result] {
    let board = Board<Result>(count: items.count)
    let group = DispatchGroup()
    Interruption.noted {
      for worker in 0..<min(ProcessorCount.online + 1, items.count) {
        DispatchQueue(label: "worker \(worker)").async(group: group) {
          while !Interruption.isPending, let index = board.takeNext() {
            board.put(work(items[index]), at: index)
          }
        }
      }
      while group.wait(timeout: .now() + .milliseconds(100)) == .timedOut {
        onProgress(board.doneCount)
      }
    }
    if Interruption.isPending { throw .interrupted }
    return board.results
  }
}

/// Which items are taken, and what came of those that are done.
private final class Board<Result: Sendable>: Sendable {
  private let count: Int
  private let next = Mutex(0)
  private let done: Mutex<[Int: Result]> = Mutex([:])

  init(count: Int) { self.count = count }

  func takeNext() -> Int? {
    next.withLock { index in
      guard index < count else { return nil }
      defer { index += 1 }
      return index
    }
  }

  func put(_ result: Result, at index: Int) { done.withLock { $0[index] = result } }

  var doneCount: Int { done.withLock(\.count) }

  var results: [Result] { done.withLock { done in (0..<count).compactMap { done[$0] } } }
}
