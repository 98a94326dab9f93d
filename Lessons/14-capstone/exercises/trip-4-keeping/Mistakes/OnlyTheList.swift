// expect: every change is saved
// The closure reads the array and no stop.
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
  var summary: String { stops.map { "\($0.place) \($0.nights)" }.joined(separator: ", ") }
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
  @Bindable var stop: Stop
  @Environment(TripSettings.self) private var settings: TripSettings?
  var body: some View {
    HStack {
      TextField("Place", text: $stop.place)
      if settings?.isCompact != true { Text("nights: \(stop.nights)") }
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

@Observable final class TripSettings { var isCompact = false }

struct SettingsPanel: View {
  @Environment(TripSettings.self) private var settings
  var body: some View { Toggle("Compact", isOn: Bindable(settings).isCompact) }
}

@MainActor final class TripKeeper {
  private(set) var saved: [String] = []
  private let trip: Trip

  init(_ trip: Trip) {
    self.trip = trip
    follow()
  }

  private func follow() {
    withObservationTracking {
      _ = trip.stops
    } onChange: {
      Task { @MainActor in
        self.saved.append(self.trip.summary)
        self.follow()
      }
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
    SettingsPanel()
  }
}

/// Makes the trip and keeps it; the traveller's name comes from outside.
struct TripRoot: View {
  let traveller: String
  @State private var trip = Trip()
  @State private var settings = TripSettings()
  var body: some View {
    Text("Hello, \(traveller)")
    TripScreen(trip: trip).environment(settings)
  }
}

#Preview { TripRoot(traveller: "Noor") }
