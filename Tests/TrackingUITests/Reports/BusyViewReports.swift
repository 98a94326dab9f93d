import Testing
import TrackingUI

@Observable private final class Profile {
  var name = "Ann"
  var score = 0
  var isOn = false
}

private struct NameField: View {
  @Binding var name: String
  var body: some View { Text(name) }
}

private struct ScoreField: View {
  @Binding var score: Int
  var body: some View { Text("\(score)") }
}

/// Situations that were reported of other programs: views that ran too often.
@MainActor
@Suite("Reports: views that ran too often") struct BusyViewReports {
  private struct Flags: View {
    @State private var isOn = false
    @State private var count = 0
    var body: some View {
      Flag(isOn: $isOn)
      Button("Count \(count)") { count += 1 }
    }
  }

  private struct Flag: View {
    @Binding var isOn: Bool
    var body: some View { Text("\(isOn)") }
  }

  private struct ModelFlags: View {
    @Bindable var profile: Profile
    @State private var count = 0
    var body: some View {
      Flag(isOn: $profile.isOn)
      Button("Count \(count)") { count += 1 }
    }
  }

  private struct Fields: View {
    @State private var profile = Profile()
    var body: some View {
      NameField(name: $profile.name)
      ScoreField(score: $profile.score)
      Button("Score") { profile.score += 1 }
    }
  }

  private struct Wrapper<Content: View>: View {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    var body: some View { content }
  }

  private struct LazyWrapper<Content: View>: View {
    @ViewBuilder let content: () -> Content
    var body: some View { content() }
  }

  private struct Wrapping: View {
    let profile: Profile
    @State private var count = 0
    var body: some View {
      Wrapper { NameLabel(profile: profile) }
      LazyWrapper { ScoreLabel(profile: profile) }
      Button("Count \(count)") { count += 1 }
    }
  }

  private struct NameLabel: View {
    let profile: Profile
    var body: some View { Text(profile.name) }
  }

  private struct ScoreLabel: View {
    let profile: Profile
    var body: some View { Text("\(profile.score)") }
  }

  private struct Flagged: View {
    let profile: Profile
    var body: some View {
      NameLabel(profile: profile)
      ScoreLabel(profile: profile)
      Text(profile.isOn ? "on" : "off")
    }
  }

  @Test func aChildWithABindingRestsWhileAnUnrelatedStateChanges() throws {
    let stage = Stage { Flags() }
    try stage.tap("Count 0", running: ["Flags"])
    let model = Stage { ModelFlags(profile: Profile()) }
    try model.tap("Count 0", running: ["ModelFlags"])
  }

  @Test func childrenWithBindingsToDifferentPropertiesAreIndependent() throws {
    let stage = Stage { Fields() }
    try stage.tap("Score", running: ["Fields", "ScoreField"])
  }

  @Test func builtContentIsComparedAndAContentClosureIsNot() throws {
    let stage = Stage { Wrapping(profile: Profile()) }
    let ran = try stage.tap("Count 0")
    #expect(ran.count == 2)
    #expect(ran.first == "Wrapping")
    #expect(stage.last.updates.last?.view.contains("LazyWrapper") == true)
  }

  @Test func aParentThatReadsOneFlagLeavesItsChildrenAlone() {
    let profile = Profile()
    let stage = Stage { Flagged(profile: profile) }
    stage.act(running: ["Flagged"]) { profile.isOn = true }
  }
}
