// expect: the guide's new name runs GuideLabel alone
import SwiftUI

// The screen reads the name to pass it down.

@Observable
final class Guide {
  var name: String

  init(name: String) {
    self.name = name
  }
}

@Observable
final class Trip {
  var title = "Three lakes"
  var guide = Guide(name: "Ines")
}

struct TitleLabel: View {
  let trip: Trip

  var body: some View { Text(trip.title) }
}

struct GuideLabel: View {
  let name: String

  var body: some View { Text("with \(name)") }
}

struct TripScreen: View {
  let trip: Trip

  var body: some View {
    VStack {
      TitleLabel(trip: trip)
      GuideLabel(name: trip.guide.name)
      Button("Marry") { trip.guide.name = "Ines Moura" }
      Button("Replace") { trip.guide = Guide(name: "Omar") }
    }
  }
}

#Preview {
  TripScreen(trip: Trip())
}
