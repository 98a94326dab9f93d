// expect: another guide is on screen
import SwiftUI

// The reference to the guide is taken out of tracking.

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
  @ObservationIgnored var guide = Guide(name: "Ines")
}

struct TitleLabel: View {
  let trip: Trip

  var body: some View { Text(trip.title) }
}

struct GuideLabel: View {
  let trip: Trip

  var body: some View { Text("with \(trip.guide.name)") }
}

struct TripScreen: View {
  let trip: Trip

  var body: some View {
    VStack {
      TitleLabel(trip: trip)
      GuideLabel(trip: trip)
      Button("Marry") { trip.guide.name = "Ines Moura" }
      Button("Replace") { trip.guide = Guide(name: "Omar") }
    }
  }
}

#Preview {
  TripScreen(trip: Trip())
}
