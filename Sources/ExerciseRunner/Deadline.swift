/// The moment at which a process is stopped.
///
/// On a busy machine a process stands in line for a processor. That time is not its own, so the
/// end moves on by it, up to three times the limit in all: right work passes on slow machines, and
/// a program that waits for ever ends when it should.
struct Deadline: Equatable {
  /// When to look again, on the clock that `start` was read from.
  private(set) var end: Double
  private let start: Double
  private let limit: Double

  /// Creates the deadline of a process that may take `limit` seconds from `start` on.
  init(start: Double, limit: Double) {
    self.start = start
    self.limit = limit
    end = start + limit
  }

  /// Returns whether the time is up; asks for the seconds spent in line only at the end.
  mutating func isOver(at now: Double, queued: () -> Double) -> Bool {
    guard now >= end else { return false }
    end = start + min(limit + queued(), 3 * limit)
    return now >= end
  }
}
