import Testing

@testable import TrackingUI

@Observable private final class Lamp: Identifiable {
  let id: Int
  var level = 0
  init(_ id: Int) { self.id = id }
}

private final class Older: ObservableObject { @Published var level = 0 }

@MainActor
@Suite("Leaks: nothing is left of what was taken off the screen") struct LeakTests {
  private struct Row: View {
    let lamp: Lamp
    let older: Older
    @State private var own = Lamp(-1)
    @Environment(\.isEnabled) private var isEnabled
    var body: some View {
      LevelView(lamp: lamp, older: older)
      Toggle("On", isOn: Bindable(own).isLit)
        .onChange(of: lamp.level) { own.level = lamp.level }
    }
  }

  private struct LevelView: View {
    let lamp: Lamp
    @ObservedObject var older: Older
    var body: some View { Text("\(lamp.level) \(older.level)") }
  }

  private struct Many: View {
    let lamps: [Lamp]
    let older: Older
    @State private var isShown = true
    var body: some View {
      if isShown { ForEach(lamps) { Row(lamp: $0, older: older) } }
      Button("Flip") { isShown.toggle() }
    }
  }

  private func units(of host: ViewHost) -> [Weak<UpdateUnit>] {
    var units: [Weak<UpdateUnit>] = []
    host.rootElement?.visit { element in
      if let unit = element as? UpdateUnit { units.append(Weak(unit)) }
    }
    return units
  }

  @Test func rowsThatComeAndGoLeaveNothing() throws {
    let lamps = (0..<100).map(Lamp.init)
    let older = Older()
    let host = ViewHost { Many(lamps: lamps, older: older) }
    var gone: [Weak<UpdateUnit>] = []
    for round in 0..<10 {
      if round.isMultiple(of: 5) {
        gone = units(of: host).filter { ($0.object?.depth ?? 0) > 2 }
      }
      try host.tap("Flip")
      try host.tap("Flip")
    }
    try host.tap("Flip")
    // The models live on: a registration that was left would keep its unit alive.
    #expect(gone.count == 300)
    #expect(gone.filter { $0.object != nil }.isEmpty)
    for lamp in lamps { lamp.level += 1 }
    older.level += 1
    host.update()
    #expect(units(of: host).count == 2)
  }

  @Test func aHostThatIsDroppedReleasesEverything() {
    let lamp = Lamp(0)
    let older = Older()
    weak var weakOwn: Older?
    var left: [Weak<UpdateUnit>] = []
    do {
      let own = Older()
      weakOwn = own
      let host = ViewHost { Many(lamps: [lamp], older: own) }
      left = units(of: host)
      host.perform { lamp.level += 1 }
    }
    lamp.level += 1
    older.level += 1
    #expect(weakOwn == nil)
    #expect(left.filter { $0.object != nil }.isEmpty)
  }

  @Test func aDismissedSheetReleasesItsModel() throws {
    struct Sheet: View {
      @State private var model = Lamp(5)
      let note: (Lamp) -> Void
      var body: some View {
        let _ = note(model)
        Text("\(model.level)")
      }
    }
    struct Screen: View {
      @State private var isShown = false
      let note: (Lamp) -> Void
      var body: some View {
        Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Sheet(note: note) }
      }
    }
    weak var model: Lamp?
    let host = ViewHost { Screen { model = $0 } }
    try host.tap("Show")
    #expect(model != nil)
    try host.dismiss()
    #expect(model == nil)
  }
}

extension Lamp {
  fileprivate var isLit: Bool {
    get { level > 0 }
    set { level = newValue ? 1 : 0 }
  }
}
