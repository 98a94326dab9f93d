import Testing
import TrackingUI

@MainActor
@Suite("Modifiers: bodies of their own, content brought up to date") struct ModifierTests {
  @Observable final class Frame { var title = "frame" }

  private struct Titled: ViewModifier {
    let frame: Frame
    @State private var taps = 0
    func body(content: Content) -> some View {
      Text("\(frame.title) \(taps)")
      content
      Button("Tap") { taps += 1 }
    }
  }

  private struct Twice: ViewModifier {
    func body(content: Content) -> some View {
      VStack {
        content
        Holder(content: content)
      }
    }
  }

  private struct Holder<Content: View>: View {
    let content: Content
    var body: some View { content }
  }

  private struct Screen: View {
    let frame: Frame
    @State private var count = 0
    var body: some View {
      Text("count \(count)").modifier(Titled(frame: frame))
      Button("Count") { count += 1 }
    }
  }

  private struct Doubled: View {
    @State private var count = 0
    var body: some View {
      Text("count \(count)").modifier(Twice())
      Button("Count") { count += 1 }
    }
  }

  @Test func theModifiersBodyRunsForWhatItReadsAlone() throws {
    let frame = Frame()
    let stage = Stage { Screen(frame: frame) }
    stage.act(running: ["Titled"]) { frame.title = "new" }
    try stage.tap("Tap", running: ["Titled"])
    try stage.tap("Count", running: ["Screen"])
    stage.expectText("new 1\ncount 1\n[ Tap ]\n[ Count ]")
  }

  @Test func contentIsUpToDateAtEveryPlaceTheModifierPutsIt() throws {
    let stage = Stage { Doubled() }
    try stage.tap("Count", running: ["Doubled"])
    stage.expectText("count 1\ncount 1\n[ Count ]")
  }

  private struct Switch: View {
    @State private var isOff = false
    var body: some View {
      Button("Off") { isOff = true }
      Inner().disabled(isOff)
    }
  }

  private struct Inner: View {
    var body: some View { Button("Inside") {}.disabled(false) }
  }

  @Test func disablingReachesThroughViewsThatDoNotRun() throws {
    let stage = Stage { Switch() }
    try stage.tap("Inside")
    try stage.tap("Off", running: ["Switch"])
    #expect(throws: ActionFailure.disabled(label: "Inside")) { try stage.tap("Inside") }
  }
}
