// expect: a tick leaves TitleView alone
import SwiftUI

// A fade that depends on the time reads the time.

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
      .opacity(player.seconds > 0 ? 1 : 0.5)
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
      if player.isLast && player.seconds > 170 {
        Text("Almost over")
      }
      Button("Tick") { player.seconds += 1 }
    }
  }
}

#Preview {
  PlayerScreen(player: Player())
}
