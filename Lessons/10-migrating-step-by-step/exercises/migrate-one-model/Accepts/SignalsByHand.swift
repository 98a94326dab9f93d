import Combine
import SwiftUI

// The theatre announces by hand; the play reports by hand.

final class Play: Observable {
  private let registrar = ObservationRegistrar()
  private var storedTitle = "Hamlet"
  private var storedSeats = 40

  var title: String {
    get {
      registrar.access(self, keyPath: \.title)
      return storedTitle
    }
    set { registrar.withMutation(of: self, keyPath: \.title) { storedTitle = newValue } }
  }

  var seats: Int {
    get {
      registrar.access(self, keyPath: \.seats)
      return storedSeats
    }
    set { registrar.withMutation(of: self, keyPath: \.seats) { storedSeats = newValue } }
  }
}

final class Theatre: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  var play = Play() {
    willSet { objectWillChange.send() }
  }
  var isOpen = false {
    willSet { objectWillChange.send() }
  }
}

struct SeatSign: View {
  @ObservedObject var theatre: Theatre

  var body: some View {
    let play = theatre.play
    HStack { Text("\(play.title): \(play.seats) seats left") }
  }
}

struct DoorSign: View {
  @ObservedObject var theatre: Theatre

  var body: some View { Text(theatre.isOpen ? "Come in" : "Not yet open") }
}

struct TheatreScreen: View {
  @ObservedObject var theatre: Theatre

  var body: some View {
    VStack {
      SeatSign(theatre: theatre)
      DoorSign(theatre: theatre)
      Button("Sell a seat") { theatre.play.seats -= 1 }
      Button(theatre.isOpen ? "Shut the doors" : "Open the doors") { theatre.isOpen.toggle() }
    }
  }
}
