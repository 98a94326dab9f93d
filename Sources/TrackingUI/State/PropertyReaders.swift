/// Who reads a place that belongs to a property of a view, and what the property is called.
struct PropertyReaders {
  private let name: String
  private let printedName: String
  /// The unit of the view that has the property, by its number: the place may outlive it.
  private let owner: UInt32
  private var units = Readers()

  init(_ slot: PropertySlot) {
    name = slot.name
    printedName = slot.printedName
    owner = slot.unit.sequence
  }

  /// Notes that the unit whose code runs, if any, depends on the place.
  mutating func noteRead(of place: AnyLocation, _ host: ViewHost?) {
    guard let host, let unit = host.currentUnit, host.isOnUpdateThread else { return }
    if let shadow = host.shadow, shadow.isRunning {
      if !units.contains(unit) { shadow.noteMissing("state \(PropertySlot.label(of: name))") }
      return
    }
    if units.insert(unit) { unit.ensuredLinks.states.append(place) }
  }

  mutating func remove(_ unit: UpdateUnit) { units.remove(unit) }

  /// Marks the readers to be run, each with the name that the property has in its view.
  func announceChange(of place: AnyLocation) {
    let label = PropertySlot.label(of: name)
    units.forEach { unit in
      if unit.sequence == owner || unit.codeOwner.sequence == owner {
        unit.invalidate(.state(label), flag: .property)
        unit.noteChange(of: printedName)
        return
      }
      unit.invalidate(.binding(label), flag: .property)
      if let property = unit.property(holding: place) { unit.noteChange(of: property.printedName) }
    }
  }
}
