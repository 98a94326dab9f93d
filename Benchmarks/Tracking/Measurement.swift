import Foundation

/// Time of repeated runs, in nanoseconds.
///
/// It is the processor's time of the one thread that works: on a machine at rest the same as time on
/// the wall, and other programs don't count.
struct Timing {
  private var samples: [Double] = []

  var median: Double { samples.isEmpty ? 0 : samples[samples.count / 2] }
  var worst: Double { samples.last ?? 0 }

  /// Runs `body` five times to warm up, then measures twenty runs; `prepare` comes before each of
  /// them and is not measured.
  ///
  /// What is too short for the clock is repeated, and the time divided.
  @MainActor init(repeated: Int = 1, prepare: () -> Void = {}, _ body: () -> Void) {
    for _ in 0..<25 { run(repeated, prepare, body) }
    finish()
  }

  private init() {}

  /// Measures two things in turns, so that both meet the same conditions.
  @MainActor static func pair(
    repeated: Int = 1, _ first: () -> Void, _ second: () -> Void,
    prepareFirst: () -> Void = {}, prepareSecond: () -> Void = {}
  ) -> (Timing, Timing) {
    var (one, two) = (Timing(), Timing())
    for _ in 0..<25 {
      one.run(repeated, prepareFirst, first)
      two.run(repeated, prepareSecond, second)
    }
    one.finish()
    two.finish()
    return (one, two)
  }

  @MainActor private mutating func run(_ repeated: Int, _ prepare: () -> Void, _ body: () -> Void) {
    prepare()
    Self.settleAllocator()
    let start = Self.now
    for _ in 0..<repeated { body() }
    samples.append((Self.now - start) / Double(repeated))
  }

  private mutating func finish() { samples = samples.dropFirst(5).sorted() }

  /// What `prepare` gave back is put in order now; else the next large allocation pays for it.
  private static func settleAllocator() { free(malloc(1 << 20)) }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

/// What the kernel says about this process's memory.
enum ProcessMemory {
  /// The most memory the process had, in bytes.
  static var peak: Int { kilobytes("VmHWM:") * 1024 }

  private static func kilobytes(_ field: String) -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(field) }
    return line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? 0
  }
}

/// Counts what ran; bodies add to it.
@MainActor enum Runs {
  static var bodies = 0

  /// Returns how many bodies run while `action` does.
  static func count(_ action: () -> Void) -> Int {
    let before = bodies
    action()
    return bodies - before
  }
}
