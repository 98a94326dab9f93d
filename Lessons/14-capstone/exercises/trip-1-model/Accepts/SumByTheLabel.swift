// The label adds up, and the rows are handed on by a view of their own.
import SwiftUI

@Observable final class Stop: Identifiable {
  var place: String
  var nights = 1
  init(_ place: String) { self.place = place }
}

@Observable final class Trip {
  var title = "By rail to the sea"
  var stops = [Stop("Basel"), Stop("Lyon")]
  var totalNights: Int { stops.reduce(0) { $0 + $1.nights } }
}

struct TitleLabel: View {
  let trip: Trip
  var body: some View { Text(trip.title) }
}

struct TotalLabel: View {
  let trip: Trip
  var body: some View { Text("\(trip.stops.map(\.nights).reduce(0, +)) nights in all") }
}

struct StopRow: View {
  let stop: Stop
  var body: some View {
    HStack {
      Text(stop.place)
      Text("nights: \(stop.nights)")
      Button("Longer") { stop.nights += 1 }
    }
  }
}

struct StopList: View {
  let trip: Trip
  var body: some View {
    ForEach(trip.stops) { StopRow(stop: $0) }
  }
}

struct TripScreen: View {
  let trip: Trip
  var body: some View {
    TitleLabel(trip: trip)
    StopList(trip: trip)
    TotalLabel(trip: trip)
  }
}

/// Makes the trip and keeps it; the traveller's name comes from outside.
struct TripRoot: View {
  let traveller: String
  @State private var trip = Trip()
  var body: some View {
    Text("Hello, \(traveller)")
    TripScreen(trip: trip)
  }
}

#Preview { TripRoot(traveller: "Noor") }
