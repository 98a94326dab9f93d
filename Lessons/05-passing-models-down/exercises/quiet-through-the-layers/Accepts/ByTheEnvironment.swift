import SwiftUI

// The boat comes by the environment, past the layers.

@Observable
final class Boat {
  var name = "Heron"
  var speed = 4
}

struct SpeedDial: View {
  @Environment(Boat.self) private var boat

  var body: some View { Text("\(boat.speed) knots") }
}

struct Panel: View {
  var body: some View {
    HStack {
      Text("Log")
      SpeedDial()
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
      Panel()
    }
  }
}

struct BoatScreen: View {
  let boat: Boat

  var body: some View {
    Cockpit(boat: boat)
      .environment(boat)
    Button("Faster") { boat.speed += 1 }
  }
}

#Preview {
  BoatScreen(boat: Boat())
}
