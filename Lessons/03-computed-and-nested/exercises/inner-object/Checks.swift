import ExerciseChecks
import SwiftUI

private let path = "computed-and-nested#a-path-is-followed-step-by-step"
private let replaced = "computed-and-nested#replacing-the-inner-object-counts-too"
private let plain = "computed-and-nested#the-mistake-an-ordinary-class-inside"

let exercise = Exercise {
  Check("the guide's new name is on screen") {
    let trip = Trip()
    let screen = host(TripScreen(trip: trip))
    screen.perform { trip.guide.name = "Ada" }
    try expect(
      screen.text.contains("with Ada"), "The screen should show `with Ada`.", lesson: plain)
    try screen.find(button: "Marry").tap()
    try expect(
      screen.text.contains("with Ines Moura"),
      "The button changes the name too: the screen should show `with Ines Moura`.", lesson: plain)
  }

  Check("the guide's new name runs GuideLabel alone") {
    let trip = Trip()
    let screen = host(TripScreen(trip: trip))
    let step = screen.perform { trip.guide.name = "Ada" }
    try expect(step.updates, equals: ["GuideLabel": 1], "Only it reads the name.", lesson: path)
  }

  Check("another guide is on screen") {
    let trip = Trip()
    let screen = host(TripScreen(trip: trip))
    let step = screen.perform { trip.guide = Guide(name: "Tomas") }
    try expect(step.updates["TitleLabel"] ?? 0, equals: 0, "It shows no guide.", lesson: path)
    try expect(
      screen.text.contains("with Tomas"), "The screen should show `with Tomas`.", lesson: replaced)
    screen.perform { trip.guide.name = "Tomas B." }
    try expect(
      screen.text.contains("with Tomas B."),
      "The new guide is followed too: the screen should show `with Tomas B.`.", lesson: replaced)
    try screen.find(button: "Replace").tap()
    try expect(
      screen.text.contains("with Omar"),
      "The button replaces too: the screen should show `with Omar`.", lesson: replaced)
  }

  Check("a new title runs TitleLabel alone") {
    let trip = Trip()
    let screen = host(TripScreen(trip: trip))
    let step = screen.perform { trip.title = "Five lakes" }
    try expect(step.updates, equals: ["TitleLabel": 1], "Only it reads the title.", lesson: path)
    try expect(
      screen.text.contains("Five lakes"), "The screen should show `Five lakes`.", lesson: path)
  }
}
