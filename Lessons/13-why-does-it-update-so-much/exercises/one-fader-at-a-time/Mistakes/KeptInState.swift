// expect: a fader writes to the mixer
import SwiftUI

// The fader plays with a copy.

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
  @State var level: Int

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
      Fader(title: "Voice", step: 1, level: mixer.voice)
      Fader(title: "Bass", step: 1, level: mixer.bass)
      Fader(title: "Master", step: 10, level: mixer.masterPercent)
    }
  }
}

#Preview {
  MixerScreen(mixer: Mixer())
}
