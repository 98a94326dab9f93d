import ExerciseChecks
import SwiftUI

private let key = "sharing-through-the-environment#a-key-for-a-value"
private let nearest = "sharing-through-the-environment#default-and-nearest"
private let readers = "sharing-through-the-environment#only-readers-of-the-changed-key"

let exercise = Exercise {
  Check("where nobody chose, a scale says kg") {
    try expect(EnvironmentValues().unit, equals: "kg", "The default of the key.", lesson: key)
    let screen = host(Scale())
    try expect(screen.text.contains("2 kg"), "The screen should show `2 kg`.", lesson: key)
  }

  Check("the nearest choice wins") {
    let screen = host {
      VStack {
        Stall(name: "Nuts")
        Stall(name: "Tea")
          .environment(\.unit, "oz")
      }
      .environment(\.unit, "st")
      Stall(name: "Figs")
    }
    try expect(
      screen.text.contains("2 st"), "The stack chose `st`: the screen should show `2 st`.",
      lesson: nearest)
    try expect(
      screen.text.contains("2 oz"), "The tea stall chose `oz`: the screen should show `2 oz`.",
      lesson: nearest)
    try expect(
      screen.text.contains("2 kg"), "Nobody chose for the figs: the screen should show `2 kg`.",
      lesson: nearest)
  }

  Check("each market has its own unit") {
    let screen = host {
      Market()
      Market()
    }
    try screen.find(button: "Pounds").tap()
    try expect(
      screen.text.contains("2 lb") && screen.text.contains("2 kg"),
      "One of two markets chose pounds: the screen should show `2 lb` and `2 kg`.",
      lesson: nearest)
  }

  Check("the market weighs in kilograms, then in pounds") {
    let screen = host(Market())
    try expect(
      screen.text.contains("Apples  2 kg"),
      "First in kilograms: the screen should show `Apples  2 kg`.", lesson: key)
    try screen.find(button: "Pounds").tap()
    try expect(
      screen.text.contains("Apples  2 lb"),
      "Then in pounds: the screen should show `Apples  2 lb`.", lesson: key)
  }

  Check("spices are weighed in grams, always") {
    let screen = host(Market())
    try expect(
      screen.text.contains("Spices  2 g"), "In grams before: the screen should show `Spices  2 g`.",
      lesson: nearest)
    try screen.find(button: "Pounds").tap()
    try expect(
      screen.text.contains("Spices  2 g"),
      "And in grams after: the screen should show `Spices  2 g`.", lesson: nearest)
  }

  Check("Pounds runs one scale and no stall") {
    let screen = host(Market())
    let step = try screen.find(button: "Pounds").tap()
    try expect(
      step.updates["Stall"] ?? 0, equals: 0, "A stall shows no unit, so it needs none.",
      lesson: readers)
    try expect(
      step.updates["Scale"] ?? 0, equals: 1, "The unit of one scale is another one now.",
      lesson: readers)
    let again = try screen.find(button: "Pounds").tap()
    try expect(again.updates, equals: [:], "The same unit again is no change.", lesson: readers)
  }
}
