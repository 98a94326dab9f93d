/// Records which units ran, why, and what they read; belongs to one host.
///
/// While a program runs, only references are noted; names are made when the steps are read, and kept.
final class TraceRecorder {
  private var named: [TraceStep] = []
  private var unnamed: [RecordedStep] = []
  private var entries: [Entry] = []
  /// What was read of objects without a number, in the order of the runs: the order of the numbers.
  private var runs: [(unit: UpdateUnit, list: AccessList)] = []
  private var warnings: [String] = []
  private var stepName = ""
  private var names = UpdateNames()
  private var places = UnitPlaces()

  private struct Entry {
    let unit: UpdateUnit
    var count = 0
    var causes: [UpdateCause] = []
    var list: AccessList?
    /// Known early where the unit left the tree, and those above it with it.
    var place: UnitPlace?
  }

  /// The steps so far.
  var steps: [TraceStep] {
    for step in unnamed { named.append(names.step(step)) }
    unnamed = []
    return named
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
    if unit.tracePosition >= 0 || !unit.isTraced { return }
    unit.tracePosition = Int32(entries.count)
    entries.append(Entry(unit: unit))
  }

  func record(_ unit: UpdateUnit, reads list: AccessList?) {
    if let list, !names.observed.knowsAll(of: list) { runs.append((unit, list)) }
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
    guard let position = position(of: unit) else { return }
    numberObjects()
    entries[position].place = places.place(of: unit)
  }

  /// Notes that rows changed their places.
  func rowsMoved() { places.rowsMoved() }

  func endStep() {
    numberObjects()
    var updates: [RecordedUpdate] = []
    updates.reserveCapacity(entries.count)
    for entry in entries {
      updates.append(
        RecordedUpdate(
          place: entry.place ?? places.place(of: entry.unit), count: entry.count,
          causes: entry.causes, list: entry.list, unit: entry.unit.sequence))
    }
    unnamed.append(RecordedStep(name: stepName, updates: updates, warnings: warnings))
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

/// A step without names: what ran, without holding on to it.
struct RecordedStep {
  let name: String
  let updates: [RecordedUpdate]
  let warnings: [String]
}

/// The runs of one unit during a step, without names.
struct RecordedUpdate {
  let place: UnitPlace
  let count: Int
  let causes: [UpdateCause]
  let list: AccessList?
  let unit: UInt32
}
