// expect: a moved fader leaves the others alone
import SwiftUI

// Two bindings are cured, the translating one is still made of closures.

@Observable
final class Mixer {
  var voice = 5
  var bass = 3
  var master = 0.5

  var masterPercent: Int {
    get { Int((master * 100).rounded()) }
    set { master = Double(newValue) / 100 }
  }
}

struct Fader: View {
  let title: String
  let step: Int
  @Binding var level: Int

  var body: some View {
    HStack {
      Text("\(title): \(level)")
      Button("\(title) up") { level += step }
    }
  }
}

struct MixerScreen: View {
  @Bindable var mixer: Mixer

  var body: some View {
    VStack {
      Fader(title: "Voice", step: 1, level: $mixer.voice)
      Fader(title: "Bass", step: 1, level: $mixer.bass)
      Fader(
        title: "Master", step: 10,
        level: Binding(get: { mixer.masterPercent }, set: { mixer.masterPercent = $0 }))
    }
  }
}

#Preview {
  MixerScreen(mixer: Mixer())
}
