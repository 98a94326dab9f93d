import ExerciseChecks
import SwiftUI

private let editing = "capstone#step-2-editing"
private let copies = "capstone#the-mistake-two-truths"

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

let exercise = Exercise {
  Check("the field edits the place") {
    let trip = Trip()
    let screen = host(TripScreen(trip: trip))
    try screen.find(field: "Place 1").type("Bern")
    try expect(trip.stops[0].place, equals: "Bern", "The model has it at once.", lesson: copies)
    try expect(
      screen.text.contains("Bern, nights: 1"),
      "And the row shows it: “Bern, nights: 1” should be on screen.", lesson: editing)
    screen.perform { trip.stops[1].place = "Dijon" }
    try screen.find(field: "Place 2").type("Dijon-Ville")
    try expect(trip.stops[1].place, equals: "Dijon-Ville", "So has this one.", lesson: editing)
    try expect(trip.stops[0].place, equals: "Bern", "Each edits its own stop.", lesson: editing)
  }

  Check("the field shows the place of the model") {
    let trip = Trip()
    let screen = host(TripScreen(trip: trip))
    let places = { screen.text.components(separatedBy: "Zermatt").count - 1 }
    try expect(places(), equals: 0, "Nobody goes to Zermatt yet.", lesson: copies)
    screen.perform { trip.stops[0].place = "Zermatt" }
    try expect(
      places(), equals: 2, "“Zermatt” is in the row and in the field.", lesson: copies)
  }

  Check("typing runs one editor and one row") {
    let screen = host(TripScreen(trip: Trip()))
    let step = try screen.find(field: "Place 1").type("Bern")
    try expect(
      step.updates["StopEditor"] ?? 0 <= 1, "One StopEditor at most should run.", lesson: editing)
    try expect(step.updates["StopRow"] ?? 0, equals: 1, "Runs of StopRow.", lesson: editing)
    for view in ["TripScreen", "TitleLabel", "TotalLabel", "NewStopField"] {
      try expect(step.updates[view] ?? 0, equals: 0, "\(view) shows no place.", lesson: editing)
    }
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
      screen.text.contains("Nice, nights: 1"),
      "Nice is listed: “Nice, nights: 1” should be on screen.", lesson: editing)
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

  Check("what was right is still right") {
    let trip = Trip()
    let screen = host(TripScreen(trip: trip))
    let title = screen.perform("a new title") { trip.title = "South" }
    try expectRuns(title, ["TitleLabel": 1], lesson: editing)
    let place = screen.perform("another place") { trip.stops[0].place = "Bern" }
    try expectRuns(place, ["StopEditor": -1, "StopRow": 1], lesson: editing)
    let night = try screen.find(button: "Longer 2").tap()
    try expectRuns(night, ["StopRow": 1, "TotalLabel": 1], lesson: editing)
    let stop = screen.perform("a new stop") { trip.add("Nice") }
    for view in ["TitleLabel", "NewStopField", "SettingsPanel"] {
      try expect(stop.updates[view] ?? 0, equals: 0, "\(view) has no part in it.", lesson: editing)
    }
    try screen.find(button: "Longer 3").tap()
    let lines = screen.text.components(separatedBy: "\n")
    for text in ["South", "Bern, nights: 1", "Lyon, nights: 3", "Nice, nights: 2"] {
      try expect(screen.text.contains(text), "“\(text)” should be on screen.", lesson: editing)
    }
    try expect(
      lines.contains { $0.trimmingCharacters(in: .whitespaces) == "6 nights in all" },
      "“6 nights in all” should be on screen.", lesson: editing)
    try expect(
      host(TripRoot(traveller: "Noor")).firstRender.reads(of: "TripRoot"), equals: [],
      "The root reads nothing of what it keeps.", lesson: editing)
  }
}
