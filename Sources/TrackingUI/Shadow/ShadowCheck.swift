@_spi(SwiftUI) import Observation

/// Shadow mode: after every pass, each unit that was left alone is run once more without effect, and
/// has to give the content and the dependencies of its last real run.
///
/// A difference means that the unit should have run: a fault of the runtime, or code that reads
/// something nobody announces.
final class ShadowCheck {
  private struct Run {
    var output: ValueDigest
    var reads: Set<ObservedProperty>
  }

  private var runs: [UInt32: Run] = [:]
  private var ranInPass: Set<UInt32> = []
  private var missing: [String] = []
  private(set) var differences: [ShadowDifference] = []
  /// How many bodies were compared.
  private(set) var comparisons = 0
  private(set) var isRunning = false

  /// Remembers what a unit's code made and read.
  func note(_ unit: UpdateUnit, output: Any, reads list: AccessList?) {
    runs[unit.sequence] = Run(output: ValueDigest(output), reads: Self.reads(in: list))
    ranInPass.insert(unit.sequence)
  }

  /// Notes that the code which runs for comparison reads something it isn't registered with.
  func noteMissing(_ name: String) { missing.append(name) }

  /// Compares every unit that did not run in the pass that just ended.
  @MainActor func check(_ host: ViewHost) {
    isRunning = true
    var known: [UInt32: Run] = [:]
    known.reserveCapacity(runs.count)
    host.rootElement?.visit { element in
      guard let unit = element as? UpdateUnit, let run = runs[unit.sequence] else { return }
      if !ranInPass.contains(unit.sequence), !unit.isDirty { compare(unit, with: run) }
      known[unit.sequence] = runs[unit.sequence]
    }
    runs = known
    ranInPass.removeAll(keepingCapacity: true)
    isRunning = false
  }

  @MainActor private func compare(_ unit: UpdateUnit, with run: Run) {
    comparisons += 1
    missing = []
    let outer = unit.host.currentUnit
    unit.host.currentUnit = unit
    let (output, list) = unit.host.tracker.collect { unit.evaluateInShadow() }
    unit.host.currentUnit = outer
    guard let output else { return }
    let now = ValueDigest(output)
    let what: ShadowDifference.What
    if let (old, new) = run.output.firstDifference(from: now) {
      what = .output(old: old, new: new)
    } else if Self.reads(in: list) != run.reads {
      what = .dependencies
    } else if let name = missing.first {
      what = .unregistered(name)
    } else {
      return
    }
    differences.append(
      ShadowDifference(view: unit.viewName, path: UnitPlace.now(of: unit).path, what: what))
    // Reported once; from now on the unit is compared with what it gives today.
    runs[unit.sequence] = Run(output: now, reads: Self.reads(in: list))
  }

  private static func reads(in list: AccessList?) -> Set<ObservedProperty> {
    guard let list else { return [] }
    var reads: Set<ObservedProperty> = []
    for (registrar, entry) in list.entries {
      for keyPath in entry.properties {
        reads.insert(ObservedProperty(keyPath: keyPath, registrar: registrar))
      }
    }
    return reads
  }
}

/// A unit that was left alone although its code would have given something else.
///
/// Not part of SwiftUI.
public struct ShadowDifference: Equatable, Sendable {
  /// In what the two runs differ.
  public enum What: Equatable, Sendable {
    /// The second run gave other content.
    case output(old: String, new: String)
    /// The second run read other properties.
    case dependencies
    /// A property that the first run read is not watched.
    case unregistered(String)
  }

  /// The view whose code it is.
  public var view: String
  /// The place in the tree.
  public var path: String
  /// In what the runs differ.
  public var what: What

  /// The difference in a sentence.
  public var sentence: String {
    switch what {
    case .output(let old, let new):
      "Shadow: \(path) was left alone and shows \(old), but its code now gives \(new);"
        + " it reads something that doesn't announce its changes."
    case .dependencies:
      "Shadow: \(path) was left alone, but its code now reads other properties than in its last run."
    case .unregistered(let name):
      "Shadow: \(path) was left alone, but its code now reads \(name), on which it doesn't depend."
    }
  }
}
