import ExerciseChecks
import SwiftUI

private let keeping = "capstone#step-4-outside-of-the-views"

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

/// Whether work that was handed to other threads has come back.
@MainActor private final class RoundTrip {
  private var isOver = false

  /// Waits until what was handed to other threads before has had its turn, however busy the machine is.
  static func wait(_ screen: Screen, times: Int = 4) {
    for _ in 0..<times {
      let trip = RoundTrip()
      Task.detached { await trip.end() }
      for _ in 0..<200 where !trip.isOver { screen.wait(0.005) }
    }
  }

  private func end() { isOver = true }
}

/// Waits for the entry of a change, and a little longer for one too many.
@MainActor private func settle(_ screen: Screen, _ keeper: TripKeeper, entries: Int) {
  RoundTrip.wait(screen)
  for _ in 0..<10 where keeper.saved.count < entries { screen.wait(0.02) }
  RoundTrip.wait(screen)
}

private struct Parent: View {
  @State private var traveller = "Noor"

  var body: some View {
    TripRoot(traveller: traveller)
    Button("Another traveller") { traveller = "Max" }
  }
}

let exercise = Exercise {
  Check("the summary names the stops") {
    let trip = Trip()
    try expect(trip.summary, equals: "Basel 1, Lyon 1", lesson: keeping)
    trip.stops = []
    try expect(trip.summary, equals: "", "Without stops there is nothing.", lesson: keeping)
  }

  Check("what is saved is the new summary") {
    let trip = Trip()
    let keeper = TripKeeper(trip)
    let screen = show(trip)
    RoundTrip.wait(screen)
    try expect(keeper.saved, equals: [], "Nothing changed, nothing is saved.", lesson: keeping)
    screen.perform { trip.stops[0].nights = 5 }
    settle(screen, keeper, entries: 1)
    try expect(
      keeper.saved.last ?? "", equals: "Basel 5, Lyon 1",
      "What is saved has the new values.", lesson: keeping)
  }

  Check("every change is saved") {
    let trip = Trip()
    let keeper = TripKeeper(trip)
    let screen = show(trip)
    RoundTrip.wait(screen)
    screen.perform { trip.stops[1].nights = 3 }
    settle(screen, keeper, entries: 1)
    screen.perform { trip.stops[0].place = "Bern" }
    settle(screen, keeper, entries: 2)
    screen.perform { trip.stops.append(Stop("Nice")) }
    settle(screen, keeper, entries: 3)
    screen.perform { trip.stops[2].place = "Genoa" }
    settle(screen, keeper, entries: 4)
    try expect(
      keeper.saved,
      equals: [
        "Basel 1, Lyon 3", "Bern 1, Lyon 3", "Bern 1, Lyon 3, Nice 1", "Bern 1, Lyon 3, Genoa 1",
      ],
      "Nights, a place, a new stop and its place: one entry each.", lesson: keeping)
  }

  Check("one event is saved once") {
    let trip = Trip()
    let keeper = TripKeeper(trip)
    let screen = show(trip)
    RoundTrip.wait(screen)
    for nights in 3...5 {
      screen.perform {
        trip.stops[0].nights = nights
        trip.stops[1].nights = nights
      }
      settle(screen, keeper, entries: nights - 2)
    }
    try expect(
      keeper.saved, equals: ["Basel 3, Lyon 3", "Basel 4, Lyon 4", "Basel 5, Lyon 5"],
      "Three events, three entries.", lesson: keeping)
  }

  Check("a new title saves nothing") {
    let trip = Trip()
    let keeper = TripKeeper(trip)
    let screen = show(trip)
    RoundTrip.wait(screen)
    screen.perform { trip.title = "South" }
    RoundTrip.wait(screen)
    try expect(keeper.saved, equals: [], "The title isn't in the summary.", lesson: keeping)
    try expect(
      screen.text.contains("South"), "It is on screen, of course: “South” should be on screen.",
      lesson: keeping)
  }

  Check("saving runs no view") {
    let trip = Trip()
    let keeper = TripKeeper(trip)
    let screen = show(trip)
    RoundTrip.wait(screen)
    let step = screen.perform("a longer stay") { trip.stops[0].nights = 5 }
    try expectRuns(step, ["StopRow": -1, "TotalLabel": 1], lesson: keeping)
    try expectOneRow(step, lesson: keeping)
    let saving = screen.wait(0.05)
    try expect(saving.updates, equals: [:], "Then it is saved, and nothing runs.", lesson: keeping)
    settle(screen, keeper, entries: 1)
    try expect(keeper.saved.count, equals: 1, "It was saved.", lesson: keeping)
  }

  Check("the fields of step 2 still work") {
    let trip = Trip()
    let screen = show(trip)
    try screen.find(field: "Place#1").type("Bern")
    try expect(
      trip.stops.first?.place ?? "", equals: "Bern", "“Place” edits the place.", lesson: keeping)
    try screen.find(field: "New stop").type("Nice")
    try screen.find(field: "New stop").submit()
    try expect(
      trip.stops.last?.place ?? "", equals: "Nice", "“New stop” adds a stop.", lesson: keeping)
    try screen.find(field: "New stop").submit()
    try expect(trip.stops.count, equals: 3, "The field was emptied.", lesson: keeping)
  }

  Check("the switch of step 3 still works") {
    let screen = host(TripRoot(traveller: "Noor"))
    try expect(
      screen.text.contains("nights: 1"), "“nights: 1” should be on screen.", lesson: keeping)
    let step = try screen.find(toggle: "Compact").toggle()
    try expect(!screen.text.contains("nights:"), "No nights in compact rows.", lesson: keeping)
    try expectRuns(step, ["SettingsPanel": -1, "StopRow": -1], lesson: keeping)
  }

  Check("the root still keeps the trip") {
    let screen = host(Parent())
    try expect(
      screen.firstRender.reads(of: "TripRoot"), equals: [],
      "The root reads nothing of what it keeps.", lesson: keeping)
    try screen.find(field: "Place#1").type("Bern")
    try expect(
      screen.text.contains("Hello, Noor"), "“Hello, Noor” should be on screen.", lesson: keeping)
    try screen.find(button: "Another traveller").tap()
    for text in ["Hello, Max", "Bern"] {
      try expect(
        screen.text.contains(text),
        "“\(text)” should be on screen: another traveller, the same trip.", lesson: keeping)
    }
  }

  Check("what was right is still right") {
    let trip = Trip()
    let screen = show(trip)
    let title = screen.perform("a new title") { trip.title = "South" }
    try expectRuns(title, ["TitleLabel": 1], lesson: keeping)
    let place = screen.perform("another place") { trip.stops[0].place = "Bern" }
    try expectRuns(place, ["StopRow": -1], lesson: keeping)
    try expectOneRow(place, lesson: keeping)
    let night = try screen.find(button: "Longer#2").tap()
    try expectRuns(night, ["StopRow": -1, "TotalLabel": 1], lesson: keeping)
    try expectOneRow(night, lesson: keeping)
    let stop = screen.perform("a new stop") { trip.stops.append(Stop("Nice")) }
    for view in ["TitleLabel", "NewStopField", "SettingsPanel"] {
      try expect(stop.updates[view] ?? 0, equals: 0, "\(view) has no part in it.", lesson: keeping)
    }
    try screen.find(button: "Longer#3").tap()
    try screen.find(button: "Longer#3").tap()
    for text in ["South", "Bern", "Lyon", "nights: 2", "Nice", "nights: 3"] {
      try expect(screen.text.contains(text), "“\(text)” should be on screen.", lesson: keeping)
    }
    try expect(
      lines(screen).contains("6 nights in all"), "“6 nights in all” should be on screen.",
      lesson: keeping)
  }
}
