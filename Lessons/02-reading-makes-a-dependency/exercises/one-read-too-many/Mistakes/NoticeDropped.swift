// expect: the end of the last song is announced
import SwiftUI

// Quiet, since the notice is gone.

@Observable
final class Player {
  var title = "Intro"
  var seconds = 0
  var isLast = false
}

struct TitleView: View {
  let player: Player

  var body: some View {
    let _ = print("TitleView body")
    Text(player.title)
  }
}

struct TimeView: View {
  let player: Player

  var body: some View {
    Text("\(player.seconds) s")
  }
}

struct PlayerScreen: View {
  let player: Player

  var body: some View {
    let _ = print("PlayerScreen body")
    VStack {
      TitleView(player: player)
      TimeView(player: player)
      Button("Tick") { player.seconds += 1 }
    }
  }
}

#Preview {
  PlayerScreen(player: Player())
}
