import ExerciseChecks
import SwiftUI

private let copy = "reading-makes-a-dependency#the-mistake-a-copy-made-too-early"
private let cure = "reading-makes-a-dependency#the-cure-keep-the-reference-read-in-body"

let exercise = Exercise {
  Check("the train is on the board from the start") {
    let train = Train()
    train.name = "Night Mail"
    train.time = "23:05"
    let screen = host(TrainBoard(train: train))
    try expect(
      screen.text.contains("Night Mail"), "The screen should show `Night Mail`.", lesson: cure)
    try expect(screen.text.contains("23:05"), "The screen should show `23:05`.", lesson: cure)
  }

  Check("a new time is on screen") {
    let train = Train()
    let screen = host(TrainBoard(train: train))
    screen.perform { train.time = "10:15" }
    try expect(screen.text.contains("10:15"), "The screen should show `10:15`.", lesson: copy)
    try expect(
      !screen.text.contains("9:40"), "The old time is gone: the screen should not show `9:40`.",
      lesson: copy)
  }

  Check("a new time runs ArrivalLabel alone") {
    let train = Train()
    let screen = host(TrainBoard(train: train))
    let step = screen.perform { train.time = "10:15" }
    try expect(
      step.updates, equals: ["ArrivalLabel": 1],
      "The label reads the time in its own body, so it runs, once, and the board doesn't.",
      lesson: cure)
    try expect(
      step.causes(of: "ArrivalLabel"), equals: ["Train#1.time"],
      "The read of `time` is the reason.", lesson: cure)
  }

  Check("a new name runs ArrivalLabel alone") {
    let train = Train()
    let screen = host(TrainBoard(train: train))
    let step = screen.perform { train.name = "Hill Line" }
    try expect(
      step.updates, equals: ["ArrivalLabel": 1], "The name is read in the label too.", lesson: cure)
    try expect(
      screen.text.contains("Hill Line"), "The screen should show `Hill Line`.", lesson: cure)
  }

  Check("the button still delays the train") {
    let train = Train()
    let screen = host(TrainBoard(train: train))
    try screen.find(button: "Ten minutes late").tap()
    try expect(train.time, equals: "9:50", "The button gives the train another time.", lesson: copy)
    try expect(
      screen.text.contains("9:50"), "After the tap the screen should show `9:50`.", lesson: copy)
  }
}
