import Testing
import TrackingUI

/// Situations that were reported of other programs: what a model announces.
@MainActor
@Suite("Reports: what a model announces") struct ModelReports {
  @Observable final class Nested {
    struct Inner {
      var value = 1
    }
    var inner = Inner()
  }

  @Observable final class Watched {
    nonisolated(unsafe) static var sets = 0
    var value = 1 { didSet { Watched.sets += 1 } }
  }

  final class Tag: Equatable {
    let name: String
    init(_ name: String) { self.name = name }
    static func == (left: Tag, right: Tag) -> Bool { left.name == right.name }
  }

  final class Plain {}

  @Observable final class Kinds {
    var number = 1
    var plain = Plain()
    var tag = Tag("a")
    var maybe: Plain? = Plain()
    var several = [Plain()]
    var shade = Shade.light
    var amount = Amount.some(1)
    enum Shade { case light, dark }
    enum Amount {
      case none
      case some(Int)
    }
  }

  @Observable final class Settings {
    private let defaults: Defaults
    init(_ defaults: Defaults) { self.defaults = defaults }
    var isLarge: Bool {
      get {
        access(keyPath: \.isLarge)
        return defaults.isLarge
      }
      set { withMutation(keyPath: \.isLarge) { defaults.isLarge = newValue } }
    }
  }

  final class Defaults { var isLarge = false }

  @Observable final class Forced {
    var value = 1
    func poke() { withMutation(keyPath: \.value) {} }
  }

  private struct Show: View {
    let text: () -> String
    var body: some View { Text(text()) }
  }

  private func runs(reading text: @escaping () -> String, _ write: () -> Void) -> Int {
    let stage = Stage { Show(text: text) }
    return stage.act(write).count
  }

  @Test func aTypeNestedInAModelCanBeExtended() {
    let model = Nested()
    #expect(runs(reading: { "\(model.inner.doubled)" }) { model.inner.value = 2 } == 1)
  }

  @Test func anEqualValueIsSilentButStillRunsDidSet() {
    let model = Watched()
    Watched.sets = 0
    #expect(runs(reading: { "\(model.value)" }) { model.value = 1 } == 0)
    #expect(Watched.sets == 1)
  }

  @Test func theTableOfWhatIsComparedHow() {
    let model = Kinds()
    #expect(runs(reading: { "\(model.number)" }) { model.number = 1 } == 0)
    #expect(runs(reading: { "\(model.plain)" }) { model.plain = model.plain } == 0)
    #expect(runs(reading: { "\(model.plain)" }) { model.plain = Plain() } == 1)
    #expect(runs(reading: { model.tag.name }) { model.tag = Tag("a") } == 0)
    #expect(runs(reading: { "\(model.maybe as Any)" }) { model.maybe = model.maybe } == 1)
    #expect(runs(reading: { "\(model.several)" }) { model.several = model.several } == 1)
    #expect(runs(reading: { "\(model.shade)" }) { model.shade = .light } == 0)
    #expect(runs(reading: { "\(model.amount)" }) { model.amount = .some(1) } == 1)
  }

  @Test func aStoreOutsideIsHeardOnlyThroughTheModel() {
    let defaults = Defaults()
    let settings = Settings(defaults)
    let stage = Stage { Show { "\(settings.isLarge)" } }
    stage.act(running: []) { defaults.isLarge = true }
    stage.act(running: ["Show"]) { settings.isLarge = true }
    stage.expectText("true")
  }

  @Test func aForcedMutationRunsTheReaderThoughNothingChanged() {
    let model = Forced()
    #expect(runs(reading: { "\(model.value)" }) { model.poke() } == 1)
  }

  @Test func observersOfAnObjectThatDiedAreForgotten() {
    weak var gone: Nested?
    let stage: Stage
    do {
      let model = Nested()
      gone = model
      stage = Stage { [weak model] in Show { [weak model] in "\(model?.inner.value ?? 0)" } }
    }
    #expect(gone == nil)
    stage.host.update()
    stage.expectText("1")
  }

  @Test func nestedTrackingMergesOutwards() {
    let model = Kinds()
    var fires = 0
    let stage = Stage {
      Show {
        withObservationTracking({ "\(model.number)" }, onChange: {})
      }
    }
    if stage.act({ model.number = 2 }) == ["Show"] { fires += 1 }
    #expect(fires == 1)
  }
}

extension ModelReports.Nested.Inner {
  fileprivate var doubled: Int { value * 2 }
}
