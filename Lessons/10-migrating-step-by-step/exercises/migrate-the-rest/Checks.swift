import ExerciseChecks
import SwiftUI

private let table = "migrating-step-by-step#what-takes-the-place-of-what"
private let after = "migrating-step-by-step#after"
private let optional = "migrating-step-by-step#optionals-and-arrays-begin-to-work"
private let log = "migrating-step-by-step#didset-in-place-of-sink"

/// Whether an object is of the older kind; asked of any type, so that either compiles.
private func announces<Object>(_ object: Object) -> Bool { object is any ObservableObject }

/// Makes the screen's value again at each tap, as parents do.
private struct Street: View {
  @State private var day = 1

  var body: some View {
    Text("Day \(day)")
    TheatreScreen()
    Button("Next day") { day += 1 }
  }
}

let exercise = Exercise {
  Check("nothing of the older system is left") {
    try expect(
      !announces(Theatre()), "`Theatre` is still an `ObservableObject`.", lesson: table)
    try expect(!announces(Play()), "`Play` has moved already; it must not go back.", lesson: table)
    for name in [
      "ObservableObject", "@Published", "@StateObject", "@ObservedObject", "@EnvironmentObject",
      "environmentObject", "Combine",
    ] {
      let isLeft = try source.uses(name)
      try expect(!isLeft, "`\(name)` is still in the file.", lesson: table)
    }
  }

  Check("the doors run DoorSwitch alone") {
    let screen = host(TheatreScreen())
    let step = try screen.find(toggle: "Doors open").toggle()
    try expect(
      step.updates, equals: ["DoorSwitch": 1], "Only the switch shows the doors.", lesson: after)
  }

  Check("the doors print a line each time") {
    let screen = host(TheatreScreen())
    try expect(screen.firstRender.printed, equals: [], "Nothing has changed yet.", lesson: log)
    let first = try screen.find(toggle: "Doors open").toggle()
    try expect(first.printed, equals: ["doors open"], "They were opened.", lesson: log)
    let second = try screen.find(toggle: "Doors open").toggle()
    try expect(second.printed, equals: ["doors closed"], "They were closed.", lesson: log)
    let seat = try screen.find(button: "Sell a seat").tap()
    try expect(seat.printed, equals: [], "A seat is no door.", lesson: log)
  }

  Check("a sold seat runs SeatSign alone") {
    let screen = host(TheatreScreen())
    let step = try screen.find(button: "Sell a seat").tap()
    try expect(
      screen.contains(text: "Hamlet: 39 seats left"),
      "One is sold: “Hamlet: 39 seats left” should be on screen.", lesson: after)
    try expect(step.updates, equals: ["SeatSign": 1], "Only it reads the seats.", lesson: after)
  }

  Check("a new title runs SeatSign alone") {
    let screen = host(TheatreScreen())
    let step = try screen.find(button: "Play Othello").tap()
    try expect(
      screen.contains(text: "Othello: 40 seats left"),
      "The title is new: “Othello: 40 seats left” should be on screen.", lesson: after)
    try expect(step.updates, equals: ["SeatSign": 1], "Only it reads the title.", lesson: after)
  }

  Check("a cancelled play is off the sign") {
    let screen = host(TheatreScreen())
    let step = try screen.find(button: "Cancel the play").tap()
    try expect(
      screen.contains(text: "No play tonight"),
      "The sign says so: “No play tonight” should be on screen.", lesson: optional)
    try expect(
      !screen.contains(text: "Hamlet"), "The play is gone: “Hamlet” should be gone.",
      lesson: optional)
    try expect(step.updates["DoorSwitch"] ?? 0, equals: 0, "It reads no play.", lesson: after)
    try screen.find(button: "Sell a seat").tap()
    try expect(
      screen.contains(text: "No play tonight"),
      "There is nothing to sell: “No play tonight” should be on screen.", lesson: optional)
  }

  Check("the screen keeps its theatre") {
    let screen = host(Street())
    try screen.find(button: "Sell a seat").tap()
    try screen.find(button: "Next day").tap()
    try expect(
      screen.contains(text: "39 seats left"),
      "The screen's value was made again, and the theatre has to be the same: “39 seats left” should be on screen.",
      lesson: table)
  }
}
