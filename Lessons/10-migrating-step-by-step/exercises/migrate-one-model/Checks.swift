import ExerciseChecks
import SwiftUI

private let kinds = "migrating-step-by-step#both-in-one-program"
private let inner = "migrating-step-by-step#inner-models-first"
private let order = "migrating-step-by-step#the-order-of-work"

/// Whether an object is of the older kind; asked of any type, so that either compiles.
private func announces<Object>(_ object: Object) -> Bool { object is any ObservableObject }

let exercise = Exercise {
  Check("Play has moved") {
    try expect(!announces(Theatre().play), "It is still an `ObservableObject`.", lesson: order)
  }

  Check("Theatre has not moved yet") {
    try expect(
      announces(Theatre()), "Other views still hold it in their wrappers: leave it as it is.",
      lesson: order)
  }

  Check("a sold seat is on the sign") {
    let theatre = Theatre()
    let screen = host(TheatreScreen(theatre: theatre))
    try expect(
      screen.contains(text: "Hamlet: 40 seats left"),
      "It starts with 40: “Hamlet: 40 seats left” should be on screen.", lesson: inner)
    try screen.find(button: "Sell a seat").tap()
    try screen.find(button: "Sell a seat").tap()
    try expect(
      screen.contains(text: "38 seats left"),
      "Two seats are sold: “38 seats left” should be on screen.", lesson: inner)
    screen.perform { theatre.play.title = "Othello" }
    try expect(
      screen.contains(text: "Othello: 38"),
      "The title is followed too: “Othello: 38” should be on screen.", lesson: inner)
  }

  Check("a sold seat runs SeatSign alone") {
    let theatre = Theatre()
    let screen = host(TheatreScreen(theatre: theatre))
    let step = try screen.find(button: "Sell a seat").tap()
    try expect(step.updates, equals: ["SeatSign": 1], "Only it reads the seats.", lesson: inner)
    try expect(
      step.causes(of: "SeatSign"), equals: ["Play#1.seats"], "The read is the reason.",
      lesson: inner)
  }

  Check("another play is on the sign") {
    let theatre = Theatre()
    let screen = host(TheatreScreen(theatre: theatre))
    let next = Play()
    next.title = "Macbeth"
    next.seats = 12
    screen.perform { theatre.play = next }
    try expect(
      screen.contains(text: "Macbeth: 12"),
      "The new play is shown: “Macbeth: 12” should be on screen.", lesson: kinds)
    screen.perform { next.seats = 11 }
    try expect(
      screen.contains(text: "Macbeth: 11"), "And followed: “Macbeth: 11” should be on screen.",
      lesson: kinds)
  }

  Check("the doors still work") {
    let theatre = Theatre()
    let screen = host(TheatreScreen(theatre: theatre))
    let step = try screen.find(button: "Open the doors").tap()
    try expect(
      screen.contains(text: "Come in"), "The doors are open: “Come in” should be on screen.",
      lesson: kinds)
    try expect(step.updates["DoorSign"] ?? 0, equals: 1, "The sign runs once.", lesson: kinds)
    try screen.find(button: "Shut the doors").tap()
    try expect(
      screen.contains(text: "Not yet open"),
      "The doors are shut: “Not yet open” should be on screen.", lesson: kinds)
  }
}
