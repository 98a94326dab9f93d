/// The units that depend on something, each once.
///
/// Most state has one reader, which takes no table.
struct Readers {
  private var only: Unmanaged<UpdateUnit>?
  private var more: [ObjectIdentifier: Unmanaged<UpdateUnit>] = [:]

  func contains(_ unit: UpdateUnit) -> Bool {
    only?.toOpaque() == Unmanaged.passUnretained(unit).toOpaque()
      || more[ObjectIdentifier(unit)] != nil
  }

  /// Adds a unit; returns false if it is there already.
  mutating func insert(_ unit: UpdateUnit) -> Bool {
    if contains(unit) { return false }
    if only == nil {
      only = Unmanaged.passUnretained(unit)
    } else {
      more[ObjectIdentifier(unit)] = Unmanaged.passUnretained(unit)
    }
    return true
  }

  mutating func remove(_ unit: UpdateUnit) {
    if only?.toOpaque() == Unmanaged.passUnretained(unit).toOpaque() {
      only = nil
    } else {
      more[ObjectIdentifier(unit)] = nil
    }
  }

  /// Visits the units in no particular order; the dirty queue puts them in order.
  func forEach(_ visit: (UpdateUnit) -> Void) {
    if let only { visit(only.takeUnretainedValue()) }
    for unit in more.values { visit(unit.takeUnretainedValue()) }
  }
}
