import ExerciseChecks
import SwiftUI

private let sharing = "capstone#step-3-sharing"

@MainActor private func show(_ trip: Trip) -> Screen {
  host { TripScreen(trip: trip).environment(TripSettings()) }
}

/// Expects how often the views of the app run; those that aren't named stay quiet, -1 is left open.
@MainActor private func expectRuns(_ step: Step, _ runs: [String: Int], lesson: String) throws {
  for view in [
    "NewStopField", "SettingsPanel", "StopEditor", "StopRow", "TitleLabel", "TotalLabel",
    "TripRoot", "TripScreen",
  ] where runs[view] != -1 {
    try expect(
      step.updates[view] ?? 0, equals: runs[view] ?? 0, "Runs of \(view) for “\(step.name)”.",
      lesson: lesson)
  }
}

private struct Parent: View {
  @State private var traveller = "Noor"

  var body: some View {
    TripRoot(traveller: traveller)
    Button("Another traveller") { traveller = "Max" }
  }
}

let exercise = Exercise {
  Check("at first the rows are long") {
    let screen = host(TripRoot(traveller: "Noor"))
    for text in ["Hello, Noor", "Basel, nights: 1", "Lyon, nights: 2", "Compact"] {
      try expect(screen.text.contains(text), "“\(text)” should be on screen.", lesson: sharing)
    }
  }

  Check("the switch is on screen and works") {
    let screen = host(TripRoot(traveller: "Noor"))
    try screen.find(toggle: "Compact").toggle()
    try expect(
      !screen.text.contains("Lyon, nights"),
      "No nights in a compact row: “Lyon, nights” should be gone.", lesson: sharing)
    try expect(
      screen.text.contains("Lyon"), "The place stays: “Lyon” should be on screen.", lesson: sharing)
    try screen.find(toggle: "Compact").toggle()
    try expect(
      screen.text.contains("Lyon, nights: 2"),
      "And back again: “Lyon, nights: 2” should be on screen.", lesson: sharing)
  }

  Check("settings from above reach the rows") {
    let settings = TripSettings()
    let screen = host { TripScreen(trip: Trip()).environment(settings) }
    try expect(
      screen.text.contains("Basel, nights: 1"),
      "The long form: “Basel, nights: 1” should be on screen.", lesson: sharing)
    screen.perform { settings.isCompact = true }
    try expect(
      !screen.text.contains("Basel, nights"),
      "A change made by code is followed too: “Basel, nights” should be gone.", lesson: sharing)
  }

  Check("a compact row shows its place") {
    let settings = TripSettings()
    settings.isCompact = true
    let screen = host {
      StopRow(stop: Stop(id: 9, place: "Turin", nights: 4)).environment(settings)
    }
    try expect(screen.text.contains("Turin"), "“Turin” should be on screen.", lesson: sharing)
    try expect(
      !screen.text.contains("nights"), "“nights: 4” should not be on screen.", lesson: sharing)
  }

  Check("the switch leaves the screen alone") {
    let screen = host(TripRoot(traveller: "Noor"))
    let step = try screen.find(toggle: "Compact").toggle()
    for view in ["TripScreen", "TitleLabel", "TotalLabel", "TripRoot", "StopEditor"] {
      try expect(
        step.updates[view] ?? 0, equals: 0, "Runs of \(view): it shows no setting.",
        lesson: sharing)
    }
    try expect(
      step.updates["StopRow"] ?? 0 <= 2, "A row should run once for the switch.", lesson: sharing)
  }

  Check("TripRoot keeps its settings") {
    let screen = host(Parent())
    try screen.find(toggle: "Compact").toggle()
    try screen.find(button: "Another traveller").tap()
    try expect(
      !screen.text.contains("Basel, nights"),
      "Still compact for the next traveller: “Basel, nights” should be gone.", lesson: sharing)
  }

  Check("a row without settings shows the long form") {
    let screen = host(StopRow(stop: Stop(id: 9, place: "Turin", nights: 4)))
    try expect(
      screen.text.contains("Turin, nights: 4"),
      "“Turin, nights: 4” should be on screen: the optional form finds nil here.", lesson: sharing)
  }

  Check("the fields of step 2 still work") {
    let trip = Trip()
    let screen = show(trip)
    try screen.find(field: "Place 1").type("Bern")
    try expect(
      trip.stops.first?.place ?? "", equals: "Bern", "“Place 1” edits the place.", lesson: sharing)
    try screen.find(field: "New stop").type("Nice")
    try screen.find(field: "New stop").submit()
    try expect(
      trip.stops.last?.place ?? "", equals: "Nice", "“New stop” adds a stop.", lesson: sharing)
    try screen.find(field: "New stop").submit()
    try expect(trip.stops.count, equals: 3, "The field was emptied.", lesson: sharing)
  }

  Check("what was right is still right") {
    let trip = Trip()
    let screen = show(trip)
    let title = screen.perform("a new title") { trip.title = "South" }
    try expectRuns(title, ["TitleLabel": 1], lesson: sharing)
    let place = screen.perform("another place") { trip.stops[0].place = "Bern" }
    try expectRuns(place, ["StopEditor": -1, "StopRow": 1], lesson: sharing)
    let night = try screen.find(button: "Longer 2").tap()
    try expectRuns(night, ["StopRow": 1, "TotalLabel": 1], lesson: sharing)
    let stop = screen.perform("a new stop") { trip.add("Nice") }
    for view in ["TitleLabel", "NewStopField", "SettingsPanel"] {
      try expect(stop.updates[view] ?? 0, equals: 0, "\(view) has no part in it.", lesson: sharing)
    }
    try screen.find(button: "Longer 3").tap()
    let lines = screen.text.components(separatedBy: "\n")
    for text in ["South", "Bern, nights: 1", "Lyon, nights: 3", "Nice, nights: 2"] {
      try expect(screen.text.contains(text), "“\(text)” should be on screen.", lesson: sharing)
    }
    try expect(
      lines.contains { $0.trimmingCharacters(in: .whitespaces) == "6 nights in all" },
      "“6 nights in all” should be on screen.", lesson: sharing)
    try expect(
      host(TripRoot(traveller: "Noor")).firstRender.reads(of: "TripRoot"), equals: [],
      "The root reads nothing of what it keeps.", lesson: sharing)
  }
}
