import ExerciseChecks
import SwiftUI

private let lifetime = "owning-with-state#identity-and-lifetime"
private let purpose = "owning-with-state#a-new-identity-on-purpose"
private let stable = "owning-with-state#the-id-must-stay-with-the-element"

@MainActor private func bikes() -> [Bike] {
  [Bike(owner: "Ana"), Bike(owner: "Bo"), Bike(owner: "Bo")]
}

let exercise = Exercise {
  Check("a note can be written") {
    let screen = host(Workshop(bikes: bikes()))
    try expect(
      screen.text.contains("Bicycle of Ana"),
      "Ana's bicycle is first: the screen should show `Bicycle of Ana`.", lesson: lifetime)
    try expect(
      screen.text.contains("Note: ||"), "Its card is blank: the screen should show `Note: ||`.",
      lesson: lifetime)
    try screen.find(field: "Note").type("brakes")
    try expect(
      screen.text.contains("Note: |brakes|"),
      "The note is on the card: the screen should show `Note: |brakes|`.", lesson: lifetime)
  }

  Check("another bicycle, a blank card") {
    let bikes = bikes()
    let screen = host(Workshop(bikes: bikes))
    for (note, owner) in [("brakes", "Bo"), ("chain", "Bo"), ("lights", "Ana")] {
      try screen.find(field: "Note").type(note)
      try screen.find(button: "Next").tap()
      try expect(
        screen.text.contains("Bicycle of \(owner)"),
        "`Next` shows the bicycle of \(owner): the screen should show `Bicycle of \(owner)`.",
        lesson: purpose)
      try expect(
        !screen.text.contains(note),
        "The screen should not show `\(note)`, said of the bicycle before this one.",
        lesson: purpose)
    }
  }

  Check("the note stays when the lamp is switched") {
    let screen = host(Workshop(bikes: bikes()))
    try screen.find(button: "Next").tap()
    try screen.find(field: "Note").type("bell")
    for lamp in ["on", "off"] {
      try screen.find(button: "Lamp").tap()
      try expect(
        screen.text.contains("The lamp is \(lamp)"),
        "The lamp is \(lamp): the screen should show `The lamp is \(lamp)`.")
      try expect(
        screen.text.contains("Note: |bell|"),
        "It is the same bicycle; its note was “bell”: the screen should show `Note: |bell|`.",
        lesson: stable)
    }
  }

  Check("the note stays when the owner's name is corrected") {
    let bikes = bikes()
    let screen = host(Workshop(bikes: bikes))
    try screen.find(field: "Note").type("saddle")
    screen.perform { bikes[0].owner = "Anna" }
    try expect(
      screen.text.contains("Bicycle of Anna"),
      "The name is corrected: the screen should show `Bicycle of Anna`.", lesson: stable)
    try expect(
      screen.text.contains("Note: |saddle|"),
      "It is the same bicycle; its note was “saddle”: the screen should show `Note: |saddle|`.",
      lesson: stable)
  }
}
