import Foundation
import TrackingUI

/// Runs scenarios, collects their rows, judges them.
@MainActor final class Benchmark {
  private(set) var rows: [Row] = []
  /// The most rows that a scenario hosts.
  let limit: Int

  init(limit: Int) { self.limit = limit }

  var scenarios: [(name: String, run: () -> Void)] {
    [
      ("A1", updateOneOfMany), ("A2", updateAll), ("A3", selectionAtTheRoot),
      ("first", firstRender), ("B", deepChain), ("C", keyedList), ("D", environmentKey),
      ("E", burst), ("F", mountAndUnmount), ("G", olderSystem), ("H", typing), ("I", cycle),
      ("tracing", tracing), ("memory", memory),
    ]
  }

  var passes: Bool { rows.allSatisfy(\.passes) }

  func add(
    _ name: String, bodies: Int? = nil, expected: Int? = nil, _ ours: Timing, _ floor: Timing,
    bar: Double
  ) {
    show(
      Row(
        name: name, bodies: bodies, expectedBodies: expected, median: ours.median,
        worst: ours.worst, floor: floor.median, ratio: ours.median / max(floor.median, 1),
        bar: bar))
  }

  func add(_ name: String, _ ratio: Double, bar: Double, median: Double, floor: Double) {
    show(Row(name: name, median: median, floor: floor, ratio: ratio, bar: bar))
  }

  func addMemory(_ name: String, _ ours: Double, _ floor: Double, bar: Double) {
    show(
      Row(name: name, median: ours, floor: floor, ratio: ours / floor, bar: bar, unit: .memory))
  }

  /// The most memory that the process had so far; without a bar.
  func addPeak() {
    show(
      Row(name: "peak memory of this process", median: Double(ProcessMemory.peak), unit: .memory))
  }

  func addCount(_ name: String, _ count: Int, mustBe expected: Int) {
    show(
      Row(
        name: name, bodies: count, expectedBodies: expected, median: Double(count), unit: .count))
  }

  func tap(_ label: String, on host: ViewHost) {
    do { try host.tap(label) } catch { addCount("taps that failed: \(error)", 1, mustBe: 0) }
  }

  func type(_ text: String, into label: String, on host: ViewHost) {
    do { try host.type(text, into: label) } catch {
      addCount("edits that failed: \(error)", 1, mustBe: 0)
    }
  }

  private func show(_ row: Row) {
    rows.append(row)
    print(row.line)
    fflush(nil)
  }
}

extension Int {
  /// The number with its thousands apart: `1,000,000`.
  var grouped: String {
    var text = ""
    for (offset, digit) in String(self).reversed().enumerated() {
      if offset > 0, offset.isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return String(text.reversed())
  }
}
