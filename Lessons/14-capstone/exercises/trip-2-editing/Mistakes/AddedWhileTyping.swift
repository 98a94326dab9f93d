// expect: the draft is the field's own business
import SwiftUI

// Each edit adds a stop.

@Observable
final class Stop: Identifiable {
  let id: Int
  var place: String
  var nights: Int

  init(id: Int, place: String, nights: Int) {
    self.id = id
    self.place = place
    self.nights = nights
  }
}

@Observable
final class Trip {
  var title = "By rail to the sea"
  var stops = [Stop(id: 1, place: "Basel", nights: 1), Stop(id: 2, place: "Lyon", nights: 2)]

  var totalNights: Int { stops.reduce(0) { $0 + $1.nights } }

  func add(_ place: String) {
    let id = (stops.map(\.id).max() ?? 0) + 1
    stops.append(Stop(id: id, place: place, nights: 1))
  }
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

  var body: some View {
    HStack {
      Text("\(stop.place), nights: \(stop.nights)")
      Button("Longer \(stop.id)") { stop.nights += 1 }
    }
  }
}

struct StopEditor: View {
  @Bindable var stop: Stop

  var body: some View { TextField("Place \(stop.id)", text: $stop.place) }
}

struct NewStopField: View {
  let trip: Trip
  @State private var draft = ""

  var body: some View {
    TextField("New stop", text: $draft)
      .onChange(of: draft) {
        guard !draft.isEmpty else { return }
        trip.add(draft)
        draft = ""
      }
  }
}

// Step 3.
@Observable
final class TripSettings {
  var isCompact = false
}

// Step 3.
struct SettingsPanel: View {
  var body: some View { EmptyView() }
}

// Step 4.
@MainActor
final class TripKeeper {
  private(set) var saved: [String] = []

  init(_ trip: Trip) {}
}

struct TripScreen: View {
  let trip: Trip

  var body: some View {
    VStack {
      TitleLabel(trip: trip)
      ForEach(trip.stops) { stop in
        StopRow(stop: stop)
        StopEditor(stop: stop)
      }
      TotalLabel(trip: trip)
      NewStopField(trip: trip)
      SettingsPanel()
    }
  }
}

/// Makes the trip and keeps it; the traveller's name comes from outside.
struct TripRoot: View {
  let traveller: String
  @State private var trip = Trip()

  var body: some View {
    VStack {
      Text("Hello, \(traveller)")
      TripScreen(trip: trip)
    }
  }
}

#Preview {
  TripRoot(traveller: "Noor")
}
