// expect: both bodies keep their line of log
import SwiftUI

// The log lines are deleted.

@Observable
final class Player {
  var title = "Intro"
  var seconds = 0
  var isLast = false
}

struct TitleView: View {
  let player: Player

  var body: some View {
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
