import SwiftUI

// Every second runs every body. Find the reads that nobody needs.

@Observable
final class Player {
  var title = "Intro"
  var seconds = 0
  var isLast = false
}

struct TitleView: View {
  let player: Player

  var body: some View {
    let _ = print("TitleView body at \(player.seconds)")
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
    let _ = print("PlayerScreen body at \(player.seconds)")
    VStack {
      TitleView(player: player)
      TimeView(player: player)
      if player.seconds > 170 && player.isLast {
        Text("Almost over")
      }
      Button("Tick") { player.seconds += 1 }
    }
  }
}

#Preview {
  PlayerScreen(player: Player())
}
