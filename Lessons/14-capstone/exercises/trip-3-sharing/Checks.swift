import ExerciseChecks
import SwiftUI

private let sharing = "capstone#step-3-sharing"

@MainActor private func show(_ trip: Trip) -> Screen {
  host { TripScreen(trip: trip).environment(TripSettings()) }
}

/// Expects how often the views of the app run; those that aren't named stay quiet, -1 is left open.
@MainActor private func expectRuns(_ step: Step, _ runs: [String: Int], lesson: String) throws {
  for view in [
    "NewStopField", "SettingsPanel", "StopRow", "TitleLabel", "TotalLabel", "TripRoot",
    "TripScreen",
  ] where runs[view] != -1 {
    try expect(
      step.updates[view] ?? 0, equals: runs[view] ?? 0, "Runs of \(view) for “\(step.name)”.",
      lesson: lesson)
  }
}

/// Expects that no more than one row runs; what a row shows may be a view of its own.
@MainActor private func expectOneRow(_ step: Step, lesson: String) throws {
  try expect(
    step.updates["StopRow"] ?? 0 <= 1, "One StopRow at most should run for “\(step.name)”.",
    lesson: lesson)
}

@MainActor private func lines(_ screen: Screen) -> [String] {
  screen.text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
}

@MainActor private final class Told {
  private var isTold = false

  /// Returns whether a reader is told of a change of what it read.
  static func of(_ change: () -> Void, reading read: () -> Void) -> Bool {
    let told = Told()
    withObservationTracking(read) {
      MainActor.assumeIsolated { told.isTold = true }
    }
    change()
    return told.isTold
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
    for text in ["Basel", "Lyon", "nights: 1", "Compact"] {
      try expect(screen.text.contains(text), "“\(text)” should be on screen.", lesson: sharing)
    }
  }

  Check("the switch is on screen and works") {
    let screen = host(TripRoot(traveller: "Noor"))
    try screen.find(toggle: "Compact").toggle()
    try expect(
      !screen.text.contains("nights:"),
      "No nights in a compact row: “nights: 1” should be gone.", lesson: sharing)
    try expect(
      screen.text.contains("Lyon"), "The place stays: “Lyon” should be on screen.", lesson: sharing)
    try screen.find(button: "Longer#2").tap()
    try screen.find(toggle: "Compact").toggle()
    for text in ["nights: 1", "nights: 2"] {
      try expect(
        screen.text.contains(text), "And back again: “\(text)” should be on screen.",
        lesson: sharing)
    }
  }

  Check("settings from above reach the rows") {
    let settings = TripSettings()
    let screen = host { TripScreen(trip: Trip()).environment(settings) }
    try expect(
      screen.text.contains("nights: 1"), "The long form: “nights: 1” should be on screen.",
      lesson: sharing)
    screen.perform { settings.isCompact = true }
    try expect(
      !screen.text.contains("nights:"),
      "A change made by code is followed too: “nights: 1” should be gone.", lesson: sharing)
  }

  Check("a compact row shows its place") {
    let settings = TripSettings()
    settings.isCompact = true
    let screen = host { StopRow(stop: Stop("Turin")).environment(settings) }
    try expect(screen.text.contains("Turin"), "“Turin” should be on screen.", lesson: sharing)
    try expect(
      !screen.text.contains("nights"), "“nights: 1” should not be on screen.", lesson: sharing)
  }

  Check("the switch leaves the screen alone") {
    let screen = host(TripRoot(traveller: "Noor"))
    let step = try screen.find(toggle: "Compact").toggle()
    for view in ["TripScreen", "TitleLabel", "TotalLabel", "TripRoot", "NewStopField"] {
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
      !screen.text.contains("nights:"),
      "Still compact for the next traveller: “nights: 1” should be gone.", lesson: sharing)
  }

  Check("a row without settings shows its nights") {
    let screen = host(StopRow(stop: Stop("Turin")))
    for text in ["Turin", "nights: 1"] {
      try expect(
        screen.text.contains(text),
        "“\(text)” should be on screen: the optional form finds nil here.", lesson: sharing)
    }
  }

  Check("the fields of step 2 still work") {
    let trip = Trip()
    let screen = show(trip)
    try screen.find(field: "Place#1").type("Bern")
    try expect(
      trip.stops.first?.place ?? "", equals: "Bern", "“Place” edits the place.", lesson: sharing)
    try screen.find(field: "New stop").type("Nice")
    try screen.find(field: "New stop").submit()
    try expect(
      trip.stops.last?.place ?? "", equals: "Nice", "“New stop” adds a stop.", lesson: sharing)
    try screen.find(field: "New stop").submit()
    try expect(trip.stops.count, equals: 3, "The field was emptied.", lesson: sharing)
  }

  Check("the root still keeps the trip") {
    let screen = host(Parent())
    try expect(
      screen.firstRender.reads(of: "TripRoot"), equals: [],
      "The root reads nothing of what it keeps.", lesson: sharing)
    try screen.find(field: "Place#1").type("Bern")
    try expect(
      screen.text.contains("Hello, Noor"), "“Hello, Noor” should be on screen.", lesson: sharing)
    try screen.find(button: "Another traveller").tap()
    for text in ["Hello, Max", "Bern"] {
      try expect(
        screen.text.contains(text),
        "“\(text)” should be on screen: another traveller, the same trip.", lesson: sharing)
    }
  }

  Check("what was right is still right") {
    let trip = Trip()
    let screen = show(trip)
    let title = screen.perform("a new title") { trip.title = "South" }
    try expectRuns(title, ["TitleLabel": 1], lesson: sharing)
    let place = screen.perform("another place") { trip.stops[0].place = "Bern" }
    try expectRuns(place, ["StopRow": -1], lesson: sharing)
    try expectOneRow(place, lesson: sharing)
    let elsewhere = Stop("Basel")
    let isTold = Told.of({ elsewhere.place = "Chur" }) { _ = elsewhere.place }
    try expect(isTold, "Who reads a place should be told of another.", lesson: sharing)
    let night = try screen.find(button: "Longer#2").tap()
    try expectRuns(night, ["StopRow": -1, "TotalLabel": 1], lesson: sharing)
    try expectOneRow(night, lesson: sharing)
    let stop = screen.perform("a new stop") { trip.stops.append(Stop("Nice")) }
    for view in ["TitleLabel", "NewStopField", "SettingsPanel"] {
      try expect(stop.updates[view] ?? 0, equals: 0, "\(view) has no part in it.", lesson: sharing)
    }
    try screen.find(button: "Longer#3").tap()
    try screen.find(button: "Longer#3").tap()
    for text in ["South", "Bern", "Lyon", "nights: 2", "Nice", "nights: 3"] {
      try expect(screen.text.contains(text), "“\(text)” should be on screen.", lesson: sharing)
    }
    try expect(
      lines(screen).contains("6 nights in all"), "“6 nights in all” should be on screen.",
      lesson: sharing)
  }
}
