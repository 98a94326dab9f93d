import SwiftUI

// What was written by hand, written by the macro.

@Observable
final class Player {
  var track = "Intro"
  var volume = 5
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
