import ExerciseChecks
import SwiftUI

private let compared = "passing-models-down#how-view-values-are-compared"
private let closure = "passing-models-down#why-the-closure-differs"
private let cure = "passing-models-down#the-cure-hand-down-the-model"

let exercise = Exercise {
  Check("a tick is on screen") {
    let stopwatch = Stopwatch()
    let screen = host(StopwatchScreen(stopwatch: stopwatch))
    try screen.find(button: "Tick").tap()
    try screen.find(button: "Tick").tap()
    try expect(stopwatch.seconds, equals: 2, "Two ticks are two seconds.", lesson: compared)
    try expect(
      screen.text.contains("2 s"), "After two ticks the screen should show `2 s`.", lesson: compared
    )
    for text in ["Stopwatch", "Lap: 12", "Lap: 31"] {
      try expect(screen.text.contains(text), "The screen should show `\(text)`.", lesson: compared)
    }
  }

  Check("a tick leaves ResetButton alone") {
    let stopwatch = Stopwatch()
    let screen = host(StopwatchScreen(stopwatch: stopwatch))
    let step = screen.perform { stopwatch.seconds = 5 }
    try expect(
      step.updates["ResetButton"] ?? 0, equals: 0,
      "It is handed something that differs at each tick, or reads the seconds.", lesson: closure)
  }

  Check("a tick leaves every LapRow alone") {
    let stopwatch = Stopwatch()
    let screen = host(StopwatchScreen(stopwatch: stopwatch))
    let step = screen.perform { stopwatch.seconds = 5 }
    try expect(
      step.updates["LapRow"] ?? 0, equals: 0,
      "It is handed something that differs at each tick, or reads the seconds.", lesson: closure)
  }

  Check("Reset works, however often") {
    let stopwatch = Stopwatch()
    let screen = host(StopwatchScreen(stopwatch: stopwatch))
    for seconds in [7, 9] {
      screen.perform { stopwatch.seconds = seconds }
      try screen.find(button: "Reset").tap()
      try expect(stopwatch.seconds, equals: 0, "The model is reset.", lesson: cure)
      try expect(screen.text.contains("0 s"), "The screen should show `0 s`.", lesson: cure)
    }
  }

  Check("Drop removes its own lap") {
    let stopwatch = Stopwatch()
    let screen = host(StopwatchScreen(stopwatch: stopwatch))
    screen.perform { stopwatch.laps.append(50) }
    try screen.find(button: "Drop 31").tap()
    try expect(stopwatch.laps, equals: [12, 50], "Only 31 is gone.", lesson: cure)
    try expect(
      !screen.text.contains("Lap: 31"), "Its row is gone: the screen should not show `Lap: 31`.",
      lesson: cure)
    try screen.find(button: "Drop 12").tap()
    try expect(stopwatch.laps, equals: [50], "Then only 50 is left.", lesson: cure)
  }

  Check("the children are still views of their own") {
    let screen = host(StopwatchScreen(stopwatch: Stopwatch()))
    try expect(
      screen.firstRender.updates["ResetButton"] ?? 0, equals: 1, "One button.", lesson: compared)
    try expect(
      screen.firstRender.reads(of: "ResetButton"), equals: [], "It shows no lap and no second.",
      lesson: compared)
    try expect(screen.firstRender.updates["LapRow"] ?? 0, equals: 2, "Two laps.", lesson: compared)
  }
}
