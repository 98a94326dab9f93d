// expect: a new track runs TrackView alone
import SwiftUI

// The getter of track says nothing.

final class Player: Observable {
  private let registrar = ObservationRegistrar()
  private var storedTrack = "Intro"
  private var storedVolume = 5

  var track: String {
    get { storedTrack }
    set {
      registrar.withMutation(of: self, keyPath: \.track) { storedTrack = newValue }
    }
  }

  var volume: Int {
    get {
      registrar.access(self, keyPath: \.volume)
      return storedVolume
    }
    set {
      registrar.withMutation(of: self, keyPath: \.volume) { storedVolume = newValue }
    }
  }
}

struct TrackView: View {
  let player: Player

  var body: some View { Text("Track: \(player.track)") }
}

struct VolumeView: View {
  let player: Player

  var body: some View { Text("Volume: \(player.volume)") }
}

struct PlayerView: View {
  let player: Player

  var body: some View {
    VStack {
      TrackView(player: player)
      VolumeView(player: player)
      Button("Skip") { player.track = "Finale" }
      Button("Louder") { player.volume += 1 }
    }
  }
}

#Preview {
  PlayerView(player: Player())
}
