import SwiftUI

// The notice is a view of its own: only it asks for the seconds.

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

struct EndNotice: View {
  let player: Player

  var body: some View {
    if player.seconds > 170 && player.isLast {
      Text("Almost over")
    }
  }
}

struct PlayerScreen: View {
  let player: Player

  var body: some View {
    let _ = print("PlayerScreen body")
    VStack {
      TitleView(player: player)
      TimeView(player: player)
      EndNotice(player: player)
      Button("Tick") { player.seconds += 1 }
    }
  }
}

#Preview {
  PlayerScreen(player: Player())
}
