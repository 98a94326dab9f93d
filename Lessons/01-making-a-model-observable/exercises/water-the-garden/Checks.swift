import ExerciseChecks
import SwiftUI

private let macro = "making-a-model-observable#one-word-makes-it-heard"
private let bare = "making-a-model-observable#the-protocol-alone-adds-nothing"

/// Returns every cause of every run in a step, so that views may be split as the learner likes.
private func causes(_ step: Step) -> Set<String> {
  Set(step.ran.flatMap { step.causes(of: $0) })
}

let exercise = Exercise {
  Check("a tap on Water reaches the screen") {
    let screen = host(GardenView(garden: Garden()))
    try expect(
      screen.text.contains("0 litres"), "The screen should show `0 litres`.", lesson: macro)
    try screen.find(button: "Water").tap()
    try expect(
      screen.text.contains("10 litres"), "After one tap the screen should show `10 litres`.",
      lesson: bare)
    try screen.find(button: "Water").tap()
    try expect(
      screen.text.contains("20 litres"), "After two taps the screen should show `20 litres`.",
      lesson: bare)
  }

  Check("a change from elsewhere reaches the screen") {
    let garden = Garden()
    let screen = host(GardenView(garden: garden))
    screen.perform { garden.litres = 70 }
    try expect(
      screen.text.contains("70 litres"),
      "The model has 70 litres, so the screen should show `70 litres`.", lesson: macro)
  }

  Check("the run is caused by the property") {
    let garden = Garden()
    let screen = host(GardenView(garden: garden))
    let step = screen.perform { garden.litres = 70 }
    try expect(causes(step), equals: ["Garden#1.litres"], "Only `litres` changed.", lesson: macro)
  }

  Check("the weather is followed too") {
    let garden = Garden()
    let screen = host(GardenView(garden: garden))
    let step = screen.perform { garden.isRaining = true }
    try expect(screen.text.contains("raining"), "The screen should show `raining`.", lesson: macro)
    try expect(
      causes(step), equals: ["Garden#1.isRaining"], "Only `isRaining` changed.", lesson: macro)
  }

  Check("the tap changes the model, not a copy") {
    let garden = Garden()
    let screen = host(GardenView(garden: garden))
    let other = host(GardenView(garden: garden))
    try screen.find(button: "Water").tap()
    try expect(garden.litres, equals: 10, "The garden got the water.", lesson: bare)
    other.perform {}
    try expect(
      other.text.contains("10 litres"),
      "A second screen of the same garden should show `10 litres`.", lesson: bare)
  }
}
