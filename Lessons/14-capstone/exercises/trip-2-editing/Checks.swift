import ExerciseChecks
import SwiftUI

private let editing = "capstone#step-2-editing"
private let copies = "capstone#the-mistake-two-truths"

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
    try expect(step.updates["StopEditor"] ?? 0, equals: 1, "Runs of StopEditor.", lesson: editing)
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
}
