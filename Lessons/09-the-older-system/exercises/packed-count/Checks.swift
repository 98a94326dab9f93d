import ExerciseChecks
import SwiftUI

private let inside = "the-older-system#the-mistake-an-object-inside-an-object"
private let cure = "the-older-system#the-cure-a-view-for-the-inner-object"

let exercise = Exercise {
  Check("a tick is counted") {
    let rucksack = Rucksack()
    let screen = host(PackingScreen(rucksack: rucksack))
    try expect(
      screen.contains(text: "0 of 2 packed"),
      "Nothing is packed yet: “0 of 2 packed” should be on screen.", lesson: inside)
    try screen.find(button: "Pack Stove").tap()
    try expect(
      screen.contains(text: "1 of 2 packed"),
      "The stove is counted: “1 of 2 packed” should be on screen.", lesson: inside)
    try screen.find(button: "Pack Tent").tap()
    try expect(
      screen.contains(text: "2 of 2 packed"),
      "The tent as well: “2 of 2 packed” should be on screen.", lesson: inside)
    try screen.find(button: "Pack Stove").tap()
    try expect(
      screen.contains(text: "1 of 2 packed"),
      "Taken out again, it isn't counted: “1 of 2 packed” should be on screen.", lesson: inside)
  }

  Check("a change made elsewhere is counted") {
    let rucksack = Rucksack()
    let screen = host(PackingScreen(rucksack: rucksack))
    screen.perform { rucksack.items[0].isPacked = true }
    try expect(
      screen.contains(text: "1 of 2 packed"),
      "No button of the screen was tapped; the item itself has to tell: “1 of 2 packed” should be on screen.",
      lesson: inside)
    screen.perform { rucksack.items[0].isPacked = false }
    try expect(
      screen.contains(text: "0 of 2 packed"),
      "And back again: “0 of 2 packed” should be on screen.", lesson: inside)
  }

  Check("the rows show their own ticks") {
    let rucksack = Rucksack()
    let screen = host(PackingScreen(rucksack: rucksack))
    try expect(
      screen.contains(text: "Tent –"), "The tent isn't packed: “Tent –” should be on screen.",
      lesson: cure)
    try screen.find(button: "Pack Tent").tap()
    try expect(
      screen.contains(text: "Tent ✓"), "Now it is: “Tent ✓” should be on screen.", lesson: cure)
    try expect(
      screen.contains(text: "Stove –"), "The stove isn't: “Stove –” should be on screen.",
      lesson: cure)
    try expect(
      rucksack.items[0].isPacked, "The model should know it: `isPacked` should be true.",
      lesson: cure)
  }

  Check("a thing added later is counted") {
    let rucksack = Rucksack()
    let screen = host(PackingScreen(rucksack: rucksack))
    try screen.find(button: "Add a rope").tap()
    try expect(
      screen.contains(text: "0 of 3 packed"),
      "There are three things: “0 of 3 packed” should be on screen.", lesson: cure)
    try expect(
      screen.contains(text: "Rope –"), "The rope has a row: “Rope –” should be on screen.",
      lesson: cure)
    try screen.find(button: "Pack Rope").tap()
    try expect(
      screen.contains(text: "1 of 3 packed"),
      "The rope counts like the others: “1 of 3 packed” should be on screen.", lesson: cure)
    screen.perform { rucksack.items[2].isPacked = false }
    try expect(
      screen.contains(text: "0 of 3 packed"),
      "Also from elsewhere: “0 of 3 packed” should be on screen.", lesson: cure)
  }
}
