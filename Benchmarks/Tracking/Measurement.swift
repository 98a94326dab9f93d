import Foundation

/// Wall time of repeated runs, in nanoseconds.
struct Timing {
  private var samples: [Double] = []

  var median: Double { samples.isEmpty ? 0 : samples[samples.count / 2] }
  var worst: Double { samples.last ?? 0 }

  /// Runs `body` five times to warm up, then measures twenty runs; `prepare` comes before each of
  /// them and is not measured.
  ///
  /// What is too short for the clock is repeated, and the time divided.
  @MainActor init(repeated: Int = 1, prepare: () -> Void = {}, _ body: () -> Void) {
    for run in 0..<25 {
      prepare()
      let start = DispatchTime.now().uptimeNanoseconds
      for _ in 0..<repeated { body() }
      let end = DispatchTime.now().uptimeNanoseconds
      if run >= 5 { samples.append(Double(end - start) / Double(repeated)) }
    }
    samples.sort()
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
