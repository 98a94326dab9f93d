import ExerciseChecks
import SwiftUI

private let draft = "changing-data#a-copy-on-purpose-is-a-draft"
private let sheet = "changing-data#a-sheet-a-draft-and-dismiss"
private let trace = "changing-data#what-the-trace-of-a-sheet-says"
private let submitted = "changing-data#when-a-field-is-submitted"

/// The bed, with its sheet open.
@MainActor private func opened(_ plant: Plant) throws -> Screen {
  let screen = host(BedView(plant: plant))
  try screen.find(button: "Rename").tap()
  return screen
}

@MainActor private func isOpen(_ screen: Screen) -> Bool { screen.text.contains("Name: |") }

let exercise = Exercise {
  Check("the field begins with the plant's name") {
    let plant = Plant()
    plant.name = "Tulip"
    let screen = host(BedView(plant: plant))
    try expect(
      !isOpen(screen), "The sheet shouldn't be open before a tap on `Rename`.", lesson: sheet)
    try screen.find(button: "Rename").tap()
    try expect(
      screen.text.contains("Name: |Tulip|"),
      "The name to begin with: “Name: |Tulip|” should be on screen.", lesson: draft)
  }

  Check("while somebody types, the plant keeps its name") {
    let plant = Plant()
    let screen = try opened(plant)
    try screen.find(field: "Name").type("Dahlia")
    try expect(plant.name, equals: "Rose", "Nothing was saved yet.", lesson: draft)
    try expect(
      screen.text.contains("grows: Rose"), "The bed says so: “grows: Rose” should be on screen.",
      lesson: draft)
    try expect(
      screen.text.contains("Name: |Dahlia|"),
      "The field shows it: “Name: |Dahlia|” should be on screen.", lesson: draft)
  }

  Check("Save renames the plant and closes the sheet") {
    let plant = Plant()
    let screen = try opened(plant)
    try screen.find(field: "Name").type("Dahlia")
    try screen.find(button: "Save").tap()
    try expect(plant.name, equals: "Dahlia", "Save writes the draft.", lesson: sheet)
    try expect(
      screen.text.contains("grows: Dahlia"),
      "The bed says so: “grows: Dahlia” should be on screen.", lesson: sheet)
    try expect(!isOpen(screen), "The sheet should be closed.", lesson: sheet)
  }

  Check("a submitted field saves as well") {
    let plant = Plant()
    let screen = try opened(plant)
    try screen.find(field: "Name").type("Lupin")
    try screen.find(field: "Name").submit()
    try expect(plant.name, equals: "Lupin", "Return is Save.", lesson: submitted)
    try expect(!isOpen(screen), "The sheet should be closed.", lesson: submitted)
  }

  Check("Cancel closes the sheet and changes nothing") {
    let plant = Plant()
    let screen = try opened(plant)
    try screen.find(field: "Name").type("Nettle")
    try screen.find(button: "Cancel").tap()
    try expect(plant.name, equals: "Rose", "The plant keeps its name.", lesson: draft)
    try expect(!isOpen(screen), "The sheet should be closed.", lesson: sheet)
  }

  Check("closing it by a swipe changes nothing") {
    let plant = Plant()
    let screen = try opened(plant)
    try screen.find(field: "Name").type("Nettle")
    try screen.dismiss()
    try expect(plant.name, equals: "Rose", "A swipe is no Save.", lesson: draft)
    try expect(!isOpen(screen), "The sheet should be closed.", lesson: sheet)
  }

  Check("each time it begins with the name of that moment") {
    let plant = Plant()
    let screen = try opened(plant)
    try screen.find(field: "Name").type("Nettle")
    try screen.find(button: "Cancel").tap()
    try screen.find(button: "Rename").tap()
    try expect(
      screen.text.contains("Name: |Rose|"),
      "The draft was cancelled: “Name: |Rose|” should be on screen.", lesson: trace)
    try screen.find(field: "Name").type("Iris")
    try screen.find(button: "Save").tap()
    screen.perform { plant.name += " sibirica" }
    try screen.find(button: "Rename").tap()
    try expect(
      screen.text.contains("Name: |Iris sibirica|"),
      "It was renamed meanwhile: “Name: |Iris sibirica|” should be on screen.", lesson: trace)
  }
}
