import ExerciseChecks
import SwiftUI

private let lost = "the-older-system#lost-with-the-views-value"
private let cure = "the-older-system#the-cure-stateobject-for-the-maker"
private let hears = "the-older-system#three-wrappers-that-subscribe"

let exercise = Exercise {
  Check("Knit is counted on screen") {
    let screen = host(KnittingScreen())
    try expect(
      screen.contains(text: "Sleeve: 0 rows"),
      "It starts at 0: “Sleeve: 0 rows” should be on screen.", lesson: hears)
    for row in 1...3 {
      try screen.find(button: "Knit Sleeve").tap()
      try expect(
        screen.contains(text: "Sleeve: \(row) rows"),
        "One tap, one row, on screen at once: “Sleeve: \(row) rows” should be on screen.",
        lesson: hears)
    }
  }

  Check("each piece counts for itself") {
    let screen = host(KnittingScreen())
    try screen.find(button: "Knit Sleeve").tap()
    try screen.find(button: "Knit Collar").tap()
    try screen.find(button: "Knit Collar").tap()
    try expect(
      screen.contains(text: "Sleeve: 1 rows"),
      "One row of the sleeve: “Sleeve: 1 rows” should be on screen.", lesson: cure)
    try expect(
      screen.contains(text: "Collar: 2 rows"),
      "Two rows of the collar: “Collar: 2 rows” should be on screen.", lesson: cure)
    let other = host(KnittingScreen())
    try expect(
      other.contains(text: "Sleeve: 0 rows"),
      "A second screen starts at 0: “Sleeve: 0 rows” should be on screen.", lesson: cure)
  }

  Check("the rows survive the pattern") {
    let screen = host(KnittingScreen())
    try screen.find(button: "Knit Sleeve").tap()
    try screen.find(button: "Knit Sleeve").tap()
    for _ in 1...2 {
      try screen.find(button: "Pattern").tap()
      try expect(
        screen.contains(text: "Sleeve: 2 rows"),
        "The screen ran, the cards were made again, and the rows have to stay: “Sleeve: 2 rows” should be on screen.",
        lesson: lost)
    }
    try screen.find(button: "Knit Sleeve").tap()
    try expect(
      screen.contains(text: "Sleeve: 3 rows"),
      "It goes on from there: “Sleeve: 3 rows” should be on screen.", lesson: lost)
  }

  Check("each piece makes one counter") {
    let screen = host(KnittingScreen())
    try expect(
      screen.firstRender.printed, equals: ["new counter", "new counter"],
      "Two pieces, two counters.", lesson: cure)
    let step = try screen.find(button: "Pattern").tap()
    try expect(
      step.printed, equals: [], "Looking at the pattern makes no further counter.", lesson: cure)
  }

  Check("the pattern comes and goes") {
    let screen = host(KnittingScreen())
    try screen.find(button: "Pattern").tap()
    try expect(
      screen.contains(text: "purl"), "The first tap shows it: “purl” should be on screen.",
      lesson: cure)
    try screen.find(button: "Pattern").tap()
    try expect(
      !screen.contains(text: "purl"), "The second tap hides it: “purl” should be gone.",
      lesson: cure)
  }
}
