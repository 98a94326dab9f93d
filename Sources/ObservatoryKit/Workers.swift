import Dispatch
import ExerciseRunner
import Synchronization

/// Work on many items at a time: on one more than there are cores, for each waits now and then.
enum Workers {
  /// Does the work on every item.
  ///
  /// - Parameters:
  ///   - items: what is worked on, begun in this order.
  ///   - work: what is done with an item, on a thread of its own.
  ///   - finished: gets the index of an item and what came of it, one at a time, in the order in
  ///     which they finish, on the calling thread.
  /// - Throws: `Failure.interrupted` if somebody pressed Ctrl-C; what was cut short isn't handed over.
  static func each<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ work: @escaping @Sendable (Item) -> Result,
    finished: (Int, Result) -> Void
  ) throws(Failure) {
    Interruption.noted {
      let count = min(ProcessorCount.online + 1, items.count)
      let board = Board<Result>(items: items.count, workers: count)
      for worker in 0..<count {
        DispatchQueue(label: "worker \(worker)").async {
          while !Interruption.isPending, let index = board.take() {
            board.put(work(items[index]), at: index)
          }
          board.leave()
        }
      }
      while let (index, result) = board.next() {
        if !Interruption.isPending { finished(index, result) }
      }
    }
    if Interruption.isPending { throw .interrupted }
  }

  /// Does the work on every item; what came of them is in the order of the items.
  ///
  /// - Parameters:
  ///   - items: what is worked on.
  ///   - onProgress: is told how many are done, after each, on the calling thread.
  ///   - work: what is done with an item, on a thread of its own.
  /// - Returns: what came of each item.
  /// - Throws: `Failure.interrupted` if somebody pressed Ctrl-C.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], onProgress: (Int) -> Void, _ work: @escaping @Sendable (Item) -> Result
  ) throws(Failure) -> [Result] {
    var results: [Int: Result] = [:]
    try each(items, work) { index, result in
      results[index] = result
      onProgress(results.count)
    }
    return items.indices.compactMap { results[$0] }
  }
}

/// Which items are taken, and what came of those that are done and not fetched yet.
private final class Board<Result: Sendable>: Sendable {
  private struct State {
    var taken = 0
    var workers: Int
    var done: [(Int, Result)] = []
  }

  private let items: Int
  private let state: Mutex<State>
  /// Signalled by every result and by every worker that leaves.
  private let news = DispatchSemaphore(value: 0)

  init(items: Int, workers: Int) {
    self.items = items
    state = Mutex(State(workers: workers))
  }

  func take() -> Int? {
    state.withLock { state in
      guard state.taken < items else { return nil }
      defer { state.taken += 1 }
      return state.taken
    }
  }

  func put(_ result: Result, at index: Int) {
    state.withLock { $0.done.append((index, result)) }
    news.signal()
  }

  func leave() {
    state.withLock { $0.workers -= 1 }
    news.signal()
  }

  /// Waits for a result; `nil` once all workers have left and nothing is left to fetch.
  func next() -> (Int, Result)? {
    while true {
      let (result, isOver) = state.withLock { state -> ((Int, Result)?, Bool) in
        let first = state.done.isEmpty ? nil : state.done.removeFirst()
        return (first, state.workers == 0)
      }
      if result != nil || isOver { return result }
      news.wait()
    }
  }
}
