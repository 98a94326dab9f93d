// expect: the field edits the place
// The row has a copy in state and keeps it to itself.
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
  var body: some View { Text("\(trip.totalNights) nights in all") }
}

struct StopRow: View {
  let stop: Stop
  @State private var place: String

  init(stop: Stop) {
    self.stop = stop
    _place = State(initialValue: stop.place)
  }

  var body: some View {
    HStack {
      TextField("Place", text: $place)
      Text("nights: \(stop.nights)")
      Button("Longer") { stop.nights += 1 }
    }
  }
}

struct NewStopField: View {
  let trip: Trip
  @State private var draft = ""
  var body: some View {
    TextField("New stop", text: $draft).onSubmit {
      guard !draft.isEmpty else { return }
      trip.stops.append(Stop(draft))
      draft = ""
    }
  }
}

struct TripScreen: View {
  let trip: Trip
  var body: some View {
    TitleLabel(trip: trip)
    ForEach(trip.stops) { StopRow(stop: $0) }
    TotalLabel(trip: trip)
    NewStopField(trip: trip)
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
