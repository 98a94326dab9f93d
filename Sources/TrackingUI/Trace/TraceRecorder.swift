/// Records which units ran, why, and what they read; belongs to one host.
///
/// While units run, only references are noted; names are made at the end of a step, and kept for as
/// long as they hold.
final class TraceRecorder {
  private(set) var steps: [TraceStep] = []
  private var entries: [Entry] = []
  /// What was read, in the order of the runs: the order in which objects get their numbers.
  private var runs: [(unit: UpdateUnit, list: AccessTracker.AccessList)] = []
  private var warnings: [String] = []
  private var stepName = ""
  private var names = UnitNames()

  private struct Entry {
    let unit: UpdateUnit
    var count = 0
    var causes: [UpdateCause] = []
    var list: AccessTracker.AccessList?
    /// Known early where the unit left the tree, and those above it with it.
    var place: (view: String, path: String)?
  }

  func beginStep(_ name: String) {
    stepName = name
    clear()
    warnings = []
  }

  func warn(_ text: String) { warnings.append(text) }

  /// Returns the name of a property that is needed before the step ends.
  func name(of property: ObservedProperty) -> String {
    numberObjects()
    return names.observed.name(of: property)
  }

  /// Reserves the unit's place in the order of runs, before what it runs itself comes after it.
  func begin(_ unit: UpdateUnit) {
    if unit.tracePosition >= 0 || unit.viewName.isEmpty { return }
    unit.tracePosition = Int32(entries.count)
    entries.append(Entry(unit: unit))
  }

  func record(_ unit: UpdateUnit, reads list: AccessTracker.AccessList?) {
    if let list { runs.append((unit, list)) }
    guard let position = position(of: unit) else { return }
    entries[position].count += 1
    if entries[position].count == 1 {
      entries[position].causes = unit.pending
    } else {
      for cause in unit.pending where !entries[position].causes.contains(cause) {
        entries[position].causes.append(cause)
      }
    }
    entries[position].list = list
  }

  /// Notes where a unit that ran in this step was, while what is above it is still there.
  func leave(_ unit: UpdateUnit) {
    defer { names.forget(unit) }
    guard let position = position(of: unit) else { return }
    numberObjects()
    entries[position].place = (unit.viewName, names.path(of: unit))
  }

  /// Notes that rows changed their places.
  func rowsMoved() { names.forgetPaths() }

  func endStep() {
    numberObjects()
    var updates: [TraceUpdate] = []
    updates.reserveCapacity(entries.count)
    for entry in entries {
      let place = entry.place ?? (entry.unit.viewName, names.path(of: entry.unit))
      updates.append(
        TraceUpdate(
          view: place.view, kind: entry.unit.kind, path: place.path, count: entry.count,
          causes: entry.causes.map { names.cause($0) },
          reads: entry.list.map { names.reads($0, of: entry.unit) } ?? [],
          unit: entry.unit.sequence))
    }
    steps.append(TraceStep(name: stepName, updates: updates, warnings: warnings))
    clear()
  }

  private func position(of unit: UpdateUnit) -> Int? {
    unit.tracePosition < 0 ? nil : Int(unit.tracePosition)
  }

  private func clear() {
    for entry in entries { entry.unit.tracePosition = -1 }
    entries.removeAll(keepingCapacity: true)
  }

  private func numberObjects() {
    if runs.isEmpty { return }
    let waiting = runs.filter { !names.observed.number($0.list, of: $0.unit) }
    for run in waiting { names.observed.numberRest(of: run.list) }
    runs.removeAll(keepingCapacity: true)
  }
}
