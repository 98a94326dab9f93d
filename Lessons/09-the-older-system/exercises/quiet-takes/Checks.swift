import ExerciseChecks
import SwiftUI

private let signal = "the-older-system#one-signal-for-the-whole-object"
private let counted = "the-older-system#twelve-to-one"
private let wrappers = "the-older-system#three-wrappers-that-subscribe"

/// Whether an object is of the older kind; asked of any type, so that either compiles.
private func announces<Object>(_ object: Object) -> Bool { object is any ObservableObject }

let exercise = Exercise {
  Check("the session still announces its changes") {
    try expect(
      announces(Session()), "The app runs on iOS 16: `Session` should stay an `ObservableObject`.",
      lesson: signal)
  }

  Check("both views are on screen") {
    let screen = host(StudioScreen())
    try expect(screen.firstRender.updates["Meter"] ?? 0, equals: 1, "One meter.", lesson: signal)
    try expect(
      screen.firstRender.updates["TakeList"] ?? 0, equals: 1, "One list.", lesson: signal)
    for text in ["Level 0", "Take 1", "Take 2"] {
      try expect(screen.contains(text: text), "“\(text)” should be on screen.", lesson: signal)
    }
  }

  Check("Louder is on the meter") {
    let screen = host(StudioScreen())
    for level in 1...3 {
      let step = try screen.find(button: "Louder").tap()
      try expect(
        screen.contains(text: "Level \(level)"),
        "It is louder by one: “Level \(level)” should be on screen.", lesson: wrappers)
      try expect(step.updates["Meter"] ?? 0, equals: 1, "One tap, one run.", lesson: signal)
    }
  }

  Check("Louder leaves TakeList alone") {
    let screen = host(StudioScreen())
    let step = try screen.find(button: "Louder").tap()
    try expect(
      step.updates["TakeList"] ?? 0, equals: 0,
      "It still holds an object that announces the level, or is handed something new.",
      lesson: counted)
  }

  Check("New take is in the list") {
    let screen = host(StudioScreen())
    for number in 3...4 {
      try screen.find(button: "New take").tap()
      try expect(
        screen.contains(text: "Take \(number)"), "“Take \(number)” should be on screen.",
        lesson: wrappers)
    }
    try expect(
      screen.contains(text: "Take 1"),
      "The first take is still there: “Take 1” should be on screen.", lesson: signal)
  }

  Check("New take leaves Meter alone") {
    let screen = host(StudioScreen())
    let step = try screen.find(button: "New take").tap()
    try expect(
      step.updates["Meter"] ?? 0, equals: 0,
      "It still holds an object that announces the takes, or is handed something new.",
      lesson: counted)
  }

  Check("two screens are two sessions") {
    let first = host(StudioScreen())
    try first.find(button: "Louder").tap()
    try first.find(button: "New take").tap()
    let second = host(StudioScreen())
    try expect(
      second.contains(text: "Level 0"), "A new session is quiet: “Level 0” should be on screen.",
      lesson: wrappers)
    try expect(
      !second.contains(text: "Take 3"), "A new session has two takes: “Take 3” should be gone.",
      lesson: wrappers)
  }
}
