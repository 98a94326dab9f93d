import ExerciseChecks
import SwiftUI

private let structs = "collections-and-rows#structs-or-objects"
private let rows = "collections-and-rows#what-is-on-which-list"
private let array = "collections-and-rows#when-the-array-changes"

private func total(_ counts: [String: Int]) -> Int { counts.values.reduce(0, +) }

let exercise = Exercise {
  Check("a tap packs the item") {
    let screen = host(PackingScreen(list: PackingList()))
    try expect(
      screen.text.contains("Tent: missing"), "At first the screen should show `Tent: missing`.",
      lesson: structs)
    try screen.find(button: "Pack Tent").tap()
    try expect(
      screen.text.contains("Tent: packed"), "Then the screen should show `Tent: packed`.",
      lesson: structs)
    try expect(
      screen.text.contains("Rope: missing"),
      "Nobody packed the rope: the screen should show `Rope: missing`.", lesson: structs)
  }

  Check("a tap runs one row") {
    let screen = host(PackingScreen(list: PackingList()))
    let step = try screen.find(button: "Pack Stove").tap()
    try expect(
      step.updates, equals: ["ItemRow": 1], "One item changed, so one row runs.", lesson: structs)
    try expect(
      total(step.rows) <= 1, "The closures of the other rows are asked again.", lesson: rows)
  }

  Check("an added item is on screen") {
    let list = PackingList()
    let screen = host(PackingScreen(list: list))
    screen.perform { list.items.append(Item(name: "Lamp")) }
    try expect(
      screen.text.contains("Lamp: missing"), "The screen should show `Lamp: missing`.",
      lesson: array)
    let step = try screen.find(button: "Pack Lamp").tap()
    try expect(
      screen.text.contains("Lamp: packed"),
      "It can be packed: the screen should show `Lamp: packed`.", lesson: array)
    try expect(step.updates, equals: ["ItemRow": 1], "Its row runs alone.", lesson: structs)
  }

  Check("a removed item is gone") {
    let list = PackingList()
    let screen = host(PackingScreen(list: list))
    screen.perform { list.items.removeFirst() }
    try expect(
      !screen.text.contains("Tent"), "The tent is gone: the screen should not show `Tent`.",
      lesson: array)
    try expect(
      screen.text.contains("Rope: missing"),
      "The rope is still there: the screen should show `Rope: missing`.", lesson: array)
  }

  Check("the model knows what is packed") {
    let list = PackingList()
    let screen = host(PackingScreen(list: list))
    try screen.find(button: "Pack Map").tap()
    let again = host(PackingScreen(list: list))
    try expect(
      again.text.contains("Map: packed"),
      "A second screen of the same list should show `Map: packed`.", lesson: structs)
    try expect(
      again.text.contains("Tent: missing"),
      "Nothing else was packed: it should show `Tent: missing`.", lesson: structs)
  }
}
