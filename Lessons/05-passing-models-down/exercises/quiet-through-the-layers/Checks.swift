import ExerciseChecks
import SwiftUI

private let quiet = "passing-models-down#layers-that-dont-read-dont-run"
private let values = "passing-models-down#the-mistake-handing-down-values"
private let place = "passing-models-down#both-are-right-in-their-place"

let exercise = Exercise {
  Check("a new speed is on screen") {
    let boat = Boat()
    let screen = host(BoatScreen(boat: boat))
    try expect(screen.text.contains("4 knots"), "The screen should show `4 knots`.", lesson: quiet)
    screen.perform { boat.speed = 11 }
    try expect(
      screen.text.contains("11 knots"), "The screen should show `11 knots`.", lesson: quiet)
    try screen.find(button: "Faster").tap()
    try expect(
      screen.text.contains("12 knots"), "The button adds one: the screen should show `12 knots`.",
      lesson: quiet)
    try expect(
      screen.text.contains("Log"), "The panel keeps its label: the screen should show `Log`.",
      lesson: quiet)
  }

  Check("a new speed runs SpeedDial once") {
    let boat = Boat()
    let screen = host(BoatScreen(boat: boat))
    let step = screen.perform { boat.speed = 11 }
    try expect(step.updates["SpeedDial"] ?? 0, equals: 1, "The dial shows it.", lesson: quiet)
  }

  Check("a new speed leaves BoatScreen alone") {
    let boat = Boat()
    let screen = host(BoatScreen(boat: boat))
    let step = screen.perform { boat.speed = 11 }
    try expect(step.updates["BoatScreen"] ?? 0, equals: 0, "It reads `speed`.", lesson: values)
  }

  Check("a new speed leaves Cockpit alone") {
    let boat = Boat()
    let screen = host(BoatScreen(boat: boat))
    let step = screen.perform { boat.speed = 11 }
    try expect(
      step.updates["Cockpit"] ?? 0, equals: 0, "It reads `speed` or is handed it.", lesson: values)
    try expect(step.updates["NamePlate"] ?? 0, equals: 0, "It shows the name.", lesson: place)
  }

  Check("a new name runs NamePlate alone") {
    let boat = Boat()
    let screen = host(BoatScreen(boat: boat))
    let step = screen.perform { boat.name = "Swift" }
    try expect(step.updates, equals: ["NamePlate": 1], "Only it reads the name.", lesson: place)
    try expect(
      screen.text.contains("The Swift"), "The screen should show `The Swift`.", lesson: place)
  }
}
