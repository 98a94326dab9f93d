import ExerciseChecks
import SwiftUI

private let questions = "why-doesnt-it-update#five-questions"
private let forced = "why-doesnt-it-update#what-forcing-costs"

let exercise = Exercise {
  Check("a queen from elsewhere is on screen") {
    let hive = Hive()
    let screen = host(HiveScreen(hive: hive))
    screen.perform { hive.queen = "Cleo" }
    try expect(
      screen.text.contains("Queen Cleo"),
      "“Queen Cleo” should be on screen: `queen` was written outside of it.", lesson: questions)
  }

  Check("a frame from elsewhere is on screen") {
    let hive = Hive()
    let screen = host(HiveScreen(hive: hive))
    screen.perform { hive.frames.append("Pollen") }
    try expect(
      screen.text.contains("[ ] Pollen"),
      "The new frame is there: “[ ] Pollen” should be on screen.", lesson: questions)
    screen.perform { hive.frames.removeFirst() }
    try expect(
      !screen.text.contains("Brood"), "The removed one is gone: “Brood” should be gone.",
      lesson: questions)
  }

  Check("the buttons do what they say") {
    let screen = host(HiveScreen(hive: Hive()))
    try screen.find(button: "New queen").tap()
    try expect(
      screen.text.contains("Queen Bea"), "The new queen is Bea: “Queen Bea” should be on screen.",
      lesson: questions)
    try screen.find(button: "Add wax").tap()
    try expect(
      screen.text.contains("[ ] Wax"), "There is a frame of wax: “[ ] Wax” should be on screen.",
      lesson: questions)
  }

  Check("a check survives a new queen") {
    let hive = Hive()
    let screen = host(HiveScreen(hive: hive))
    try screen.find(button: "Check Honey").tap()
    try screen.find(button: "New queen").tap()
    try expect(
      screen.text.contains("[x] Honey"),
      "“[x] Honey” should be on screen: a row with a new id starts over.", lesson: forced)
    screen.perform { hive.queen = "Dora" }
    try expect(
      screen.text.contains("[x] Honey"),
      "Nor does this queen undo it: “[x] Honey” should be on screen.", lesson: forced)
  }

  Check("a check survives a new frame") {
    let screen = host(HiveScreen(hive: Hive()))
    try screen.find(button: "Check Brood").tap()
    try screen.find(button: "Add wax").tap()
    try expect(
      screen.text.contains("[x] Brood"), "Brood was checked: “[x] Brood” should be on screen.",
      lesson: forced)
    try expect(
      screen.text.contains("[ ] Wax"), "Wax was not: “[ ] Wax” should be on screen.", lesson: forced
    )
  }

  Check("the check goes with its frame") {
    let hive = Hive()
    let screen = host(HiveScreen(hive: hive))
    try screen.find(button: "Check Honey").tap()
    screen.perform { hive.frames = ["Pollen", "Honey"] }
    screen.perform { hive.frames.removeFirst() }
    try expect(
      screen.text.contains("[x] Honey"), "Honey keeps its check: “[x] Honey” should be on screen.",
      lesson: forced)
    screen.perform { hive.frames.insert("Wax", at: 0) }
    try expect(
      screen.text.contains("[ ] Wax"),
      "The frame in front has none: “[ ] Wax” should be on screen.", lesson: forced)
    try expect(
      screen.text.contains("[x] Honey"), "Honey still has it: “[x] Honey” should be on screen.",
      lesson: forced)
  }

  Check("a new queen runs no FrameRow") {
    let hive = Hive()
    let screen = host(HiveScreen(hive: hive))
    let step = screen.perform { hive.queen = "Cleo" }
    try expect(
      step.updates["FrameRow"] ?? 0, equals: 0, "The rows show no queen.", lesson: forced)
    try expect(
      screen.firstRender.updates["FrameRow"] ?? 0, equals: 2, "Each frame is a row.",
      lesson: forced)
  }
}
