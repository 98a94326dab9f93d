import SwiftUI

// A fader is handed the mixer and where to look in it.

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
  let mixer: Mixer
  let level: ReferenceWritableKeyPath<Mixer, Int>

  var body: some View {
    HStack {
      Text("\(title): \(mixer[keyPath: level])")
      Button("\(title) up") { mixer[keyPath: level] += step }
    }
  }
}

struct MixerScreen: View {
  let mixer: Mixer

  var body: some View {
    VStack {
      Fader(title: "Voice", step: 1, mixer: mixer, level: \.voice)
      Fader(title: "Bass", step: 1, mixer: mixer, level: \.bass)
      Fader(title: "Master", step: 10, mixer: mixer, level: \.masterPercent)
    }
  }
}

#Preview {
  MixerScreen(mixer: Mixer())
}
