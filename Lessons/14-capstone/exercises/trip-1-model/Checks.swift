import ExerciseChecks
import SwiftUI

private let model = "capstone#step-1-the-model"
private let root = "capstone#the-mistake-a-root-that-forgets"

/// Expects how often the views of the app run; those that aren't named stay quiet, -1 is left open.
@MainActor private func expectRuns(_ step: Step, _ runs: [String: Int], lesson: String) throws {
  for view in [
    "StopRow", "TitleLabel", "TotalLabel", "TripRoot", "TripScreen",
  ] where runs[view] != -1 {
    try expect(
      step.updates[view] ?? 0, equals: runs[view] ?? 0, "Runs of \(view) for “\(step.name)”.",
      lesson: lesson)
  }
}

@MainActor private func lines(_ screen: Screen) -> [String] {
  screen.text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
}

private struct Parent: View {
  @State private var traveller = "Noor"

  var body: some View {
    TripRoot(traveller: traveller)
    Button("Another traveller") { traveller = "Max" }
  }
}

let exercise = Exercise {
  Check("the trip is on screen") {
    let screen = host(TripScreen(trip: Trip()))
    for text in ["By rail to the sea", "Basel", "Lyon", "nights: 1"] {
      try expect(screen.text.contains(text), "“\(text)” should be on screen.", lesson: model)
    }
    try expect(
      lines(screen).contains("2 nights in all"), "“2 nights in all” should be on screen.",
      lesson: model)
    try expectRuns(
      screen.firstRender, ["StopRow": 2, "TitleLabel": 1, "TotalLabel": 1, "TripScreen": 1],
      lesson: model)
  }

  Check("another place runs that StopRow") {
    let trip = Trip()
    let screen = host(TripScreen(trip: trip))
    let step = screen.perform("another place") { trip.stops[0].place = "Bern" }
    try expect(
      screen.text.contains("Bern"), "Basel became Bern: “Bern” should be on screen.", lesson: model)
    try expectRuns(step, ["StopRow": 1], lesson: model)
  }

  Check("a new title runs TitleLabel alone") {
    let trip = Trip()
    let screen = host(TripScreen(trip: trip))
    let step = screen.perform("a new title") { trip.title = "South" }
    try expect(
      screen.text.contains("South"), "The new title is on screen: “South” should be on screen.",
      lesson: model)
    try expectRuns(step, ["TitleLabel": 1], lesson: model)
  }

  Check("more nights run that StopRow and TotalLabel") {
    let trip = Trip()
    let screen = host(TripScreen(trip: trip))
    let step = try screen.find(button: "Longer#2").tap()
    try expect(trip.stops[1].nights, equals: 2, "A night more in Lyon.", lesson: model)
    try expect(
      screen.text.contains("nights: 2"), "The row should show it: “nights: 2”.", lesson: model)
    try expect(
      lines(screen).contains("3 nights in all"),
      "And in all: “3 nights in all” should be on screen.", lesson: model)
    try expectRuns(step, ["StopRow": 1, "TotalLabel": 1], lesson: model)
  }

  Check("the sum is that of the stops") {
    let trip = Trip()
    let screen = host(TripScreen(trip: trip))
    let step = screen.perform("a new stop") { trip.stops.append(Stop("Nice")) }
    for text in ["Nice", "3 nights in all"] {
      try expect(screen.text.contains(text), "“\(text)” should be on screen.", lesson: model)
    }
    try expect(
      step.updates["TitleLabel"] ?? 0, equals: 0, "TitleLabel has no part in it.", lesson: model)
    try screen.find(button: "Longer#3").tap()
    for text in ["nights: 2", "4 nights in all"] {
      try expect(screen.text.contains(text), "“\(text)” should be on screen.", lesson: model)
    }
    screen.perform { trip.stops.removeFirst() }
    screen.perform { trip.stops[0].nights = 7 }
    try expect(
      lines(screen).contains("9 nights in all"),
      "A week in Lyon and two nights in Nice: “9 nights in all” should be on screen.",
      lesson: model)
  }

  Check("TripRoot only keeps the trip") {
    let screen = host(TripRoot(traveller: "Noor"))
    try expect(
      screen.firstRender.reads(of: "TripRoot"), equals: [], "It reads nothing of it.", lesson: root)
    let step = try screen.find(button: "Longer#1").tap()
    try expectRuns(step, ["StopRow": 1, "TotalLabel": 1], lesson: root)
  }

  Check("TripRoot keeps its trip") {
    let screen = host(Parent())
    try screen.find(button: "Longer#1").tap()
    try expect(
      screen.text.contains("nights: 2"),
      "A night more in Basel: “nights: 2” should be on screen.", lesson: root)
    try screen.find(button: "Another traveller").tap()
    try expect(
      screen.text.contains("Hello, Max"), "Max travels now: “Hello, Max” should be on screen.",
      lesson: root)
    try expect(
      screen.text.contains("nights: 2"),
      "“nights: 2” should be on screen: the new root shows the same trip.", lesson: root)
    try screen.find(button: "Longer#1").tap()
    try expect(
      screen.text.contains("nights: 3"),
      "And still follow it: “nights: 3” should be on screen.", lesson: root)
  }
}
