// expect: a new speed is on screen
import SwiftUI

// The dial keeps the first speed in state.

@Observable
final class Boat {
  var name = "Heron"
  var speed = 4
}

struct SpeedDial: View {
  @State private var speed: Int

  init(boat: Boat) {
    _speed = State(initialValue: boat.speed)
  }

  var body: some View { Text("\(speed) knots") }
}

struct Panel: View {
  let boat: Boat

  var body: some View {
    HStack {
      Text("Log")
      SpeedDial(boat: boat)
    }
  }
}

struct NamePlate: View {
  let boat: Boat

  var body: some View { Text("The \(boat.name)") }
}

struct Cockpit: View {
  let boat: Boat

  var body: some View {
    VStack {
      NamePlate(boat: boat)
      Panel(boat: boat)
    }
  }
}

struct BoatScreen: View {
  let boat: Boat

  var body: some View {
    Cockpit(boat: boat)
    Button("Faster") { boat.speed += 1 }
  }
}

#Preview {
  BoatScreen(boat: Boat())
}
