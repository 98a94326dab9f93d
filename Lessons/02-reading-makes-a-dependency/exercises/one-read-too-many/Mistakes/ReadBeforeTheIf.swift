// expect: a tick leaves PlayerScreen alone
import SwiftUI

// The seconds are read into a constant before anybody asks.

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
    let late = player.seconds > 170
    VStack {
      TitleView(player: player)
      TimeView(player: player)
      if player.isLast && late {
        Text("Almost over")
      }
      Button("Tick") { player.seconds += 1 }
    }
  }
}

#Preview {
  PlayerScreen(player: Player())
}
