// expect: a new speed leaves BoatScreen alone
import SwiftUI

// As in the starter: the speed goes down through every layer.

@Observable
final class Boat {
  var name = "Heron"
  var speed = 4
}

struct SpeedDial: View {
  let speed: Int

  var body: some View { Text("\(speed) knots") }
}

struct Panel: View {
  let speed: Int

  var body: some View {
    HStack {
      Text("Log")
      SpeedDial(speed: speed)
    }
  }
}

struct NamePlate: View {
  let boat: Boat

  var body: some View { Text("The \(boat.name)") }
}

struct Cockpit: View {
  let boat: Boat
  let speed: Int

  var body: some View {
    VStack {
      NamePlate(boat: boat)
      Panel(speed: speed)
    }
  }
}

struct BoatScreen: View {
  let boat: Boat

  var body: some View {
    Cockpit(boat: boat, speed: boat.speed)
    Button("Faster") { boat.speed += 1 }
  }
}

#Preview {
  BoatScreen(boat: Boat())
}
