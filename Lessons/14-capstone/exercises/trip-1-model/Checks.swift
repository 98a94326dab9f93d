import ExerciseChecks
import SwiftUI

private let model = "capstone#step-1-the-model"
private let root = "capstone#the-mistake-a-root-that-forgets"

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
    for text in ["By rail to the sea", "Basel, nights: 1", "Lyon, nights: 2", "3 nights in all"] {
      try expect(screen.text.contains(text), "“\(text)” is on screen.", lesson: model)
    }
  }

  Check("a new title runs TitleLabel alone") {
    let trip = Trip()
    let screen = host(TripScreen(trip: trip))
    let step = screen.perform("a new title") { trip.title = "South" }
    try expect(screen.text.contains("South"), "The new title is on screen.", lesson: model)
    try expect(step.updates, equals: ["TitleLabel": 1], "Only the label reads it.", lesson: model)
  }

  Check("more nights run that StopRow and TotalLabel") {
    let trip = Trip()
    let screen = host(TripScreen(trip: trip))
    let step = try screen.find(button: "Longer 2").tap()
    try expect(
      screen.text.contains("Lyon, nights: 3"),
      "A night more in Lyon: “Lyon, nights: 3” should be on screen.", lesson: model)
    try expect(
      screen.text.contains("4 nights in all"), "And in all: “4 nights in all” should be on screen.",
      lesson: model)
    try expect(
      step.updates, equals: ["StopRow": 1, "TotalLabel": 1],
      "The row of that stop and the sum.", lesson: model)
  }

  Check("the sum is that of the stops") {
    let trip = Trip()
    let screen = host(TripScreen(trip: trip))
    screen.perform { trip.add("Nice") }
    try expect(
      screen.text.contains("Nice, nights: 1"),
      "Nice is listed: “Nice, nights: 1” should be on screen.", lesson: model)
    try expect(
      screen.text.contains("4 nights in all"),
      "4 with Nice: “4 nights in all” should be on screen.", lesson: model)
    screen.perform { trip.stops.removeFirst() }
    try expect(
      screen.text.contains("3 nights in all"),
      "3 without Basel: “3 nights in all” should be on screen.", lesson: model)
    screen.perform { trip.stops[0].nights = 7 }
    try expect(
      screen.text.contains("8 nights in all"),
      "8 with a week in Lyon: “8 nights in all” should be on screen.", lesson: model)
  }

  Check("TripRoot keeps its trip") {
    let screen = host(Parent())
    try screen.find(button: "Longer 1").tap()
    try expect(
      screen.text.contains("Basel, nights: 2"),
      "A night more in Basel: “Basel, nights: 2” should be on screen.", lesson: root)
    try screen.find(button: "Another traveller").tap()
    try expect(
      screen.text.contains("Hello, Max"), "Max travels now: “Hello, Max” should be on screen.",
      lesson: root)
    try expect(
      screen.text.contains("Basel, nights: 2"),
      "“Basel, nights: 2” should be on screen: the new root shows the same trip.", lesson: root)
    try screen.find(button: "Longer 1").tap()
    try expect(
      screen.text.contains("Basel, nights: 3"),
      "And still follow it: “Basel, nights: 3” should be on screen.", lesson: root)
  }
}
