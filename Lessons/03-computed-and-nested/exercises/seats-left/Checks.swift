import ExerciseChecks
import SwiftUI

private let computed = "computed-and-nested#a-computed-property-is-followed-through-what-it-reads"
private let left = "computed-and-nested#what-the-getter-left-behind"

private func causes(_ step: Step) -> Set<String> {
  Set(step.ran.flatMap { step.causes(of: $0) })
}

let exercise = Exercise {
  Check("the button takes one seat at a time") {
    let ferry = Ferry()
    let screen = host(SeatsLabel(ferry: ferry))
    try expect(
      screen.text.contains("3 free"), "Three seats are free: the screen should show `3 free`.",
      lesson: computed)
    try screen.find(button: "Take a seat").tap()
    try expect(
      screen.text.contains("2 free"), "After a tap there are two: the screen should show `2 free`.",
      lesson: computed)
    try expect(
      ferry.seats.filter { $0.isTaken }.count, equals: 1, "One seat is taken.", lesson: computed)
    for _ in 1...3 { try screen.find(button: "Take a seat").tap() }
    try expect(
      screen.text.contains("0 free"),
      "There are no more than three: the screen should show `0 free`.", lesson: computed)
  }

  Check("a seat taken elsewhere counts") {
    let ferry = Ferry()
    let screen = host(SeatsLabel(ferry: ferry))
    let step = screen.perform { ferry.seats[2].isTaken = true }
    try expect(ferry.freeSeats, equals: 2, "The model knows.", lesson: computed)
    try expect(screen.text.contains("2 free"), "The screen should show `2 free`.", lesson: computed)
    try expect(causes(step), equals: ["Seat#3.isTaken"], "The seat is the reason.", lesson: left)
    screen.perform { ferry.seats[2].isTaken = false }
    try expect(
      screen.text.contains("3 free"),
      "Freed again, it counts again: the screen should show `3 free`.", lesson: computed)
  }

  Check("a new seat counts, and so does a removed one") {
    let ferry = Ferry()
    let screen = host(SeatsLabel(ferry: ferry))
    let step = screen.perform { ferry.seats.append(Seat()) }
    try expect(screen.text.contains("4 free"), "The screen should show `4 free`.", lesson: computed)
    try expect(causes(step), equals: ["Ferry#1.seats"], "The array is the reason.", lesson: left)
    screen.perform { ferry.seats.removeLast(2) }
    try expect(screen.text.contains("2 free"), "The screen should show `2 free`.", lesson: computed)
  }

  Check("a seat that came later is followed too") {
    let ferry = Ferry()
    let screen = host(SeatsLabel(ferry: ferry))
    let late = Seat()
    screen.perform { ferry.seats.append(late) }
    screen.perform { late.isTaken = true }
    try expect(screen.text.contains("3 free"), "The screen should show `3 free`.", lesson: left)
  }

  Check("a new name runs nothing") {
    let ferry = Ferry()
    let screen = host(SeatsLabel(ferry: ferry))
    let step = screen.perform { ferry.name = "Heron" }
    try expect(step.updates, equals: [:], "Nobody on this screen reads `name`.", lesson: left)
  }
}
