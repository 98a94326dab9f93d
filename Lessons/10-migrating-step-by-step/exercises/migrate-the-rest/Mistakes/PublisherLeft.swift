// expect: has no member '$isOpen'
import Combine
import SwiftUI

// There is no `$isOpen` without `@Published`.

@Observable
final class Play {
  var title = "Hamlet"
  var seats = 40
}

@Observable
final class Theatre {
  var play: Play? = Play()
  var isOpen = false
  @ObservationIgnored private var log: AnyCancellable?

  init() {
    log = self.$isOpen.dropFirst().sink { print("doors \($0 ? "open" : "closed")") }
  }
}

struct SeatSign: View {
  @Environment(Theatre.self) private var theatre

  var body: some View {
    if let play = theatre.play {
      Text("\(play.title): \(play.seats) seats left")
    } else {
      Text("No play tonight")
    }
  }
}

struct DoorSwitch: View {
  @Environment(Theatre.self) private var theatre

  var body: some View {
    @Bindable var theatre = theatre
    Toggle("Doors open", isOn: $theatre.isOpen)
  }
}

struct TheatreScreen: View {
  @State private var theatre = Theatre()

  var body: some View {
    VStack {
      SeatSign()
      DoorSwitch()
      Button("Sell a seat") { theatre.play?.seats -= 1 }
      Button("Play Othello") { theatre.play?.title = "Othello" }
      Button("Cancel the play") { theatre.play = nil }
    }
    .environment(theatre)
  }
}

#Preview {
  TheatreScreen()
}
