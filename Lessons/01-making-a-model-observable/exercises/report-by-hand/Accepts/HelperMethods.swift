import SwiftUI

// The two reports in helpers, as the macro does it.

final class Player: Observable {
  private let registrar = ObservationRegistrar()
  private var storedTrack = "Intro"
  private var storedVolume = 5

  private func access<Value>(_ keyPath: KeyPath<Player, Value>) {
    registrar.access(self, keyPath: keyPath)
  }

  private func change<Value>(_ keyPath: KeyPath<Player, Value>, _ body: () -> Void) {
    registrar.withMutation(of: self, keyPath: keyPath, body)
  }

  var track: String {
    get {
      access(\.track)
      return storedTrack
    }
    set { change(\.track) { storedTrack = newValue } }
  }

  var volume: Int {
    get {
      access(\.volume)
      return storedVolume
    }
    set { change(\.volume) { storedVolume = newValue } }
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
