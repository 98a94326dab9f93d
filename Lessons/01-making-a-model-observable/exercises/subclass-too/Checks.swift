import ExerciseChecks
import SwiftUI

private let plain = "making-a-model-observable#the-mistake-a-subclass-left-plain"
private let cure = "making-a-model-observable#the-cure-mark-the-subclass-too"

private func causes(_ step: Step) -> Set<String> {
  Set(step.ran.flatMap { step.causes(of: $0) })
}

let exercise = Exercise {
  Check("ripe fruit is shown at once") {
    let tomato = Tomato()
    let screen = host(TomatoView(tomato: tomato))
    try screen.find(button: "Ripen").tap()
    try expect(
      screen.text.contains("1 ripe"), "After one tap the screen should show `1 ripe`.",
      lesson: plain)
    try screen.find(button: "Ripen").tap()
    try expect(
      screen.text.contains("2 ripe"), "After two taps the screen should show `2 ripe`.",
      lesson: plain)
    try expect(tomato.ripe, equals: 2, "Two taps ripen two.", lesson: plain)
  }

  Check("ripe fruit is the reason of its update") {
    let tomato = Tomato()
    let screen = host(TomatoView(tomato: tomato))
    let step = screen.perform { tomato.ripe = 4 }
    try expect(
      causes(step).allSatisfy { $0.hasSuffix(".ripe") } && !causes(step).isEmpty,
      "Only `ripe` changed, so only it may be the reason.", lesson: cure)
    try expect(screen.text.contains("4 ripe"), "The screen should show `4 ripe`.", lesson: cure)
  }

  Check("the inherited height is still followed") {
    let tomato = Tomato()
    let screen = host(TomatoView(tomato: tomato))
    let step = screen.perform { tomato.height = 80 }
    try expect(
      causes(step).allSatisfy { $0.hasSuffix(".height") } && !causes(step).isEmpty,
      "Only `height` changed, so only it may be the reason.", lesson: cure)
    try expect(screen.text.contains("80 cm"), "The screen should show `80 cm`.", lesson: cure)
  }

  Check("the button Grow still grows it") {
    let screen = host(TomatoView(tomato: Tomato()))
    try screen.find(button: "Grow").tap()
    try expect(
      screen.text.contains("15 cm"), "After one tap the screen should show `15 cm`.", lesson: cure)
  }

  Check("a tomato is still a plant") {
    let plant: Any = Tomato()
    try expect(plant is Plant, "Keep `Tomato` a subclass of `Plant`.", lesson: plain)
  }
}
