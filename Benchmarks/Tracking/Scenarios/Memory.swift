import Foundation
import TrackingUI

/// Hosting many rows, against as many bare observers: each in a process of its own, so that the peak
/// is that of one of them.
enum MemoryTrial: String, CaseIterable {
  case objects
  case floor
  case hosted

  @MainActor func run(_ count: Int) {
    let items = (0..<count).map(Item.init)
    switch self {
    case .objects: break
    case .floor: _ = Floor(count) { _ = items[$0].number }
    case .hosted:
      let host = ViewHost { ItemRows(items: items) }
      host.perform { items[0].number += 1 }
      print(ProcessMemory.peak)
      exit(0)
    }
    print(ProcessMemory.peak)
    exit(items.count == count ? 0 : 1)
  }

  /// Runs the trial in a child and returns its peak of memory in bytes.
  func measure(_ count: Int) -> Double? {
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    child.arguments = ["--memory", rawValue, "\(count)"]
    let pipe = Pipe()
    child.standardOutput = pipe
    do { try child.run() } catch { return nil }
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    child.waitUntilExit()
    return Double(text.split(separator: "\n").last ?? "")
  }
}

extension Benchmark {
  /// The memory of many rows.
  func memory() {
    let count = min(limit, 1_000_000)
    guard let floor = MemoryTrial.floor.measure(count),
      let hosted = MemoryTrial.hosted.measure(count)
    else { return addCount("memory trials that could not run", 1, mustBe: 0) }
    addMemory("peak memory, \(count.grouped) rows", hosted, floor, bar: 1.6)
  }
}
