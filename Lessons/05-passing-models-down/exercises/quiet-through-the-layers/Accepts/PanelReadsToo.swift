import SwiftUI

// The panel reads the speed as well; it may run.

@Observable
final class Boat {
  var name = "Heron"
  var speed = 4
}

struct SpeedDial: View {
  let boat: Boat

  var body: some View { Text("\(boat.speed) knots") }
}

struct Panel: View {
  let boat: Boat

  var body: some View {
    let _ = boat.speed
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
