import ExerciseChecks
import SwiftUI

private let editing = "capstone#step-2-editing"
private let copies = "capstone#the-mistake-two-truths"

/// Expects how often the views of the app run; those that aren't named stay quiet, -1 is left open.
@MainActor private func expectRuns(_ step: Step, _ runs: [String: Int], lesson: String) throws {
  for view in [
    "NewStopField", "StopRow", "TitleLabel", "TotalLabel", "TripRoot", "TripScreen",
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
  Check("the field edits the place") {
    let trip = Trip()
    let screen = host(TripScreen(trip: trip))
    try screen.find(field: "Place#1").type("Bern")
    try expect(trip.stops[0].place, equals: "Bern", "The model has it at once.", lesson: copies)
    try expect(
      screen.text.contains("Bern"), "And the field shows it: “Bern” should be on screen.",
      lesson: editing)
    screen.perform { trip.stops[1].place = "Dijon" }
    try screen.find(field: "Place#2").type("Dijon-Ville")
    try expect(trip.stops[1].place, equals: "Dijon-Ville", "So has this one.", lesson: editing)
    try expect(trip.stops[0].place, equals: "Bern", "Each edits its own stop.", lesson: editing)
  }

  Check("the field shows the place of the model") {
    let trip = Trip()
    let screen = host(TripScreen(trip: trip))
    screen.perform { trip.stops[0].place = "Zermatt" }
    try expect(
      screen.text.contains("Place: |Zermatt|"),
      "The place was changed elsewhere: “Place: |Zermatt|” should be on screen.", lesson: copies)
  }

  Check("typing runs that row and nothing else") {
    let screen = host(TripScreen(trip: Trip()))
    let step = try screen.find(field: "Place#1").type("Bern")
    try expectRuns(step, ["StopRow": -1], lesson: editing)
    try expectOneRow(step, lesson: editing)
  }

  Check("the draft is the field's own business") {
    let trip = Trip()
    let screen = host(TripScreen(trip: trip))
    let step = try screen.find(field: "New stop").type("Ni")
    let others = step.updates.filter { $0.key != "NewStopField" }
    try expect(others, equals: [:], "A draft is nobody else's business.", lesson: editing)
    try expect(trip.stops.count, equals: 2, "Nothing is added while typing.", lesson: editing)
  }

  Check("a submitted name is a new stop") {
    let trip = Trip()
    let screen = host(TripScreen(trip: trip))
    try screen.find(field: "New stop").type("Nice")
    try screen.find(field: "New stop").submit()
    try expect(trip.stops.map(\.place), equals: ["Basel", "Lyon", "Nice"], lesson: editing)
    try expect(
      screen.text.contains("Nice"), "Nice is listed: “Nice” should be on screen.", lesson: editing)
    try screen.find(field: "New stop").type("Genoa")
    try screen.find(field: "New stop").submit()
    try expect(trip.stops.last?.place ?? "", equals: "Genoa", "Then Genoa.", lesson: editing)
    try screen.find(field: "New stop").submit()
    try expect(trip.stops.count, equals: 4, "The field was emptied.", lesson: editing)
  }

  Check("an empty field adds nothing") {
    let trip = Trip()
    let screen = host(TripScreen(trip: trip))
    try screen.find(field: "New stop").submit()
    try expect(trip.stops.count, equals: 2, "Still two stops.", lesson: editing)
  }

  Check("the root still keeps the trip") {
    let screen = host(Parent())
    try expect(
      screen.firstRender.reads(of: "TripRoot"), equals: [],
      "The root reads nothing of what it keeps.", lesson: editing)
    try screen.find(field: "Place#1").type("Bern")
    try expect(
      screen.text.contains("Hello, Noor"), "“Hello, Noor” should be on screen.", lesson: editing)
    try screen.find(button: "Another traveller").tap()
    for text in ["Hello, Max", "Bern"] {
      try expect(
        screen.text.contains(text),
        "“\(text)” should be on screen: another traveller, the same trip.", lesson: editing)
    }
  }

  Check("what was right is still right") {
    let trip = Trip()
    let screen = host(TripScreen(trip: trip))
    let title = screen.perform("a new title") { trip.title = "South" }
    try expectRuns(title, ["TitleLabel": 1], lesson: editing)
    let place = screen.perform("another place") { trip.stops[0].place = "Bern" }
    try expectRuns(place, ["StopRow": -1], lesson: editing)
    try expectOneRow(place, lesson: editing)
    let elsewhere = Stop("Basel")
    let isTold = Told.of({ elsewhere.place = "Chur" }) { _ = elsewhere.place }
    try expect(isTold, "Who reads a place should be told of another.", lesson: editing)
    let night = try screen.find(button: "Longer#2").tap()
    try expectRuns(night, ["StopRow": -1, "TotalLabel": 1], lesson: editing)
    try expectOneRow(night, lesson: editing)
    let stop = screen.perform("a new stop") { trip.stops.append(Stop("Nice")) }
    for view in ["TitleLabel", "NewStopField"] {
      try expect(stop.updates[view] ?? 0, equals: 0, "\(view) has no part in it.", lesson: editing)
    }
    try screen.find(button: "Longer#3").tap()
    try screen.find(button: "Longer#3").tap()
    for text in ["South", "Bern", "Lyon", "nights: 2", "Nice", "nights: 3"] {
      try expect(screen.text.contains(text), "“\(text)” should be on screen.", lesson: editing)
    }
    try expect(
      lines(screen).contains("6 nights in all"), "“6 nights in all” should be on screen.",
      lesson: editing)
  }
}
