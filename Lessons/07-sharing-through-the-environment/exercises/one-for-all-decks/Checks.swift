import ExerciseChecks
import SwiftUI

private let inAndOut = "sharing-through-the-environment#put-in-above-taken-out-below"
private let found = "sharing-through-the-environment#how-it-is-found"
private let below = "sharing-through-the-environment#the-mistake-reading-what-your-own-body-puts-in"

/// A view that makes its harbour anew at each tide.
private struct Coast: View {
  @State private var isHigh = false

  var body: some View {
    Text(isHigh ? "high tide" : "low tide")
    Harbour()
    Button("Tide") { isHigh.toggle() }
  }
}

let exercise = Exercise {
  Check("the views use the bookings of their surroundings") {
    let (great, small) = (Bookings(), Bookings())
    great.seats = 900
    small.seats = 7
    let screen = host {
      Ferry()
        .environment(great)
      UpperDeck()
        .environment(small)
      LowerDeck()
        .environment(small)
    }
    try expect(
      screen.text.contains("900 seats left"),
      "This ferry was given 900 seats: the screen should show `900 seats left`.", lesson: below)
    try expect(
      screen.text.contains("7 seats left"),
      "This upper deck was given 7 seats: the screen should show `7 seats left`.", lesson: below)
    try screen.find(button: "Sell#2").tap()
    try expect(
      [great.seats, small.seats], equals: [900, 6],
      "The desk of the second deck sells from what its deck was given.", lesson: below)
  }

  Check("each harbour has bookings of its own") {
    let screen = host {
      Harbour()
      Harbour()
    }
    try screen.find(button: "Sell").tap()
    try expect(
      screen.text.contains("39 seats left") && screen.text.contains("40 seats left"),
      "One of two harbours sold: the screen should show `39 seats left` and `40 seats left`.",
      lesson: found)
  }

  Check("a harbour keeps its bookings") {
    let screen = host(Coast())
    try screen.find(button: "Sell").tap()
    try screen.find(button: "Tide").tap()
    try expect(
      screen.text.contains("39 seats left"),
      "A new `Harbour` was made, one seat is sold: the screen should show `39 seats left`.",
      lesson: "owning-with-state#with-state-the-same-model-stays")
  }

  Check("a sale is on the sign") {
    let screen = host(Harbour())
    for text in ["Upper deck", "Lower deck", "40 seats left"] {
      try expect(screen.text.contains(text), "The screen should show `\(text)`.", lesson: found)
    }
    try screen.find(button: "Sell").tap()
    try screen.find(button: "Sell").tap()
    try expect(
      screen.text.contains("38 seats left"),
      "Two seats were sold: the screen should show `38 seats left`.", lesson: found)
  }

  Check("a sale runs Sign and nothing else") {
    let screen = host(Harbour())
    let step = try screen.find(button: "Sell").tap()
    try expect(step.updates, equals: ["Sign": 1], "Only the sign shows the seats.", lesson: found)
  }
}
