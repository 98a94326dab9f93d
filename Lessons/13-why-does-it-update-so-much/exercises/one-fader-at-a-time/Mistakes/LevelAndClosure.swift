// expect: a moved fader leaves the others alone
import SwiftUI

// The number is comparable, the closure beside it is not.

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
  let level: Int
  let set: (Int) -> Void

  var body: some View {
    HStack {
      Text("\(title): \(level)")
      Button("\(title) up") { set(level + step) }
    }
  }
}

struct MixerScreen: View {
  @Bindable var mixer: Mixer

  var body: some View {
    let top = mixer.master > 0 ? 100 : 0
    VStack {
      Fader(title: "Voice", step: 1, level: mixer.voice) { mixer.voice = min($0, top) }
      Fader(title: "Bass", step: 1, level: mixer.bass) { mixer.bass = min($0, top) }
      Fader(title: "Master", step: 10, level: mixer.masterPercent) {
        mixer.masterPercent = min($0, top)
      }
    }
  }
}

#Preview {
  MixerScreen(mixer: Mixer())
}
