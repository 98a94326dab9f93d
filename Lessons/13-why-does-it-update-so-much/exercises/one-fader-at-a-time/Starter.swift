import SwiftUI

// Move one fader, and all of them run.

@Observable
final class Mixer {
  var voice = 5
  var bass = 3
  var master = 0.5
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
  let mixer: Mixer

  var body: some View {
    VStack {
      Fader(
        title: "Voice", step: 1,
        level: Binding(get: { mixer.voice }, set: { mixer.voice = $0 }))
      Fader(
        title: "Bass", step: 1,
        level: Binding(get: { mixer.bass }, set: { mixer.bass = $0 }))
      Fader(
        title: "Master", step: 10,
        level: Binding(
          get: { Int((mixer.master * 100).rounded()) },
          set: { mixer.master = Double($0) / 100 }))
    }
  }
}

#Preview {
  MixerScreen(mixer: Mixer())
}
