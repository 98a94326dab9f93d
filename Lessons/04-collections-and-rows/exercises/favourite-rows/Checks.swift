import ExerciseChecks
import SwiftUI

private let shared = "collections-and-rows#one-array-read-by-every-row"
private let whole = "collections-and-rows#a-whole-set-is-one-read"
private let cure = "collections-and-rows#the-cure-a-property-for-each-row"

private func total(_ counts: [String: Int]) -> Int { counts.values.reduce(0, +) }

let exercise = Exercise {
  Check("all stations are listed and none has a star") {
    let screen = host(RadioScreen(radio: Radio()))
    for name in ["Jazz", "News", "Opera", "Folk", "Sport", "Drama"] {
      try expect(screen.text.contains(name), "The screen should show `\(name)`.", lesson: cure)
    }
    try expect(
      !screen.text.contains("★"), "Nobody has a star yet: the screen should not show `★`.",
      lesson: cure)
    try expect(
      screen.text.contains("0 favourites"), "The screen should show `0 favourites`.", lesson: cure)
  }

  Check("a tap gives the star, another takes it away") {
    let screen = host(RadioScreen(radio: Radio()))
    try screen.find(button: "Star Opera").tap()
    try expect(
      screen.text.contains("★ Opera"), "Opera has the star: the screen should show `★ Opera`.",
      lesson: cure)
    try expect(
      !screen.text.contains("★ Jazz"), "Jazz has none: the screen should not show `★ Jazz`.",
      lesson: cure)
    try screen.find(button: "Star Opera").tap()
    try expect(
      !screen.text.contains("★"), "The second tap takes it away: the screen should not show `★`.",
      lesson: cure)
  }

  Check("a star runs one row") {
    let screen = host(RadioScreen(radio: Radio()))
    let step = try screen.find(button: "Star Folk").tap()
    try expect(
      step.updates["StationRow"] ?? 0, equals: 1,
      "Each row that asks the shared collection runs with it.", lesson: shared)
  }

  Check("a star asks no other row closure") {
    let screen = host(RadioScreen(radio: Radio()))
    let step = try screen.find(button: "Star Folk").tap()
    try expect(
      total(step.rows) <= 1, "A read in the row closure makes every closure run.", lesson: whole)
    try expect(
      step.updates["RadioScreen"] ?? 0, equals: 0, "The screen's body reads no star.",
      lesson: whole)
  }

  Check("the count follows") {
    let screen = host(RadioScreen(radio: Radio()))
    try screen.find(button: "Star Folk").tap()
    try expect(
      screen.text.contains("1 favourites"), "One star: the screen should show `1 favourites`.",
      lesson: cure)
    let step = try screen.find(button: "Star News").tap()
    try expect(
      screen.text.contains("2 favourites"), "Two stars: the screen should show `2 favourites`.",
      lesson: cure)
    try expect(step.updates["FavouriteCount"] ?? 0, equals: 1, "The count ran.", lesson: cure)
    try screen.find(button: "Star Folk").tap()
    try expect(
      screen.text.contains("1 favourites"),
      "One star is gone: the screen should show `1 favourites`.", lesson: cure)
  }

  Check("two screens of one radio agree") {
    let radio = Radio()
    let screen = host {
      RadioScreen(radio: radio)
      RadioScreen(radio: radio)
    }
    try screen.find(button: "Star Drama").tap()
    try expect(
      screen.text.components(separatedBy: "★ Drama").count - 1, equals: 2,
      "The star belongs to the radio, so both screens show it.", lesson: cure)
  }

  Check("two radios keep their own stars") {
    let screen = host(RadioScreen(radio: Radio()))
    try screen.find(button: "Star Jazz").tap()
    let other = host(RadioScreen(radio: Radio()))
    try expect(
      !other.text.contains("★"), "A new radio has no favourites: its screen should show no star.",
      lesson: cure)
  }
}
