import ExerciseChecks
import SwiftUI

private let table = "migrating-step-by-step#what-takes-the-place-of-what"
private let after = "migrating-step-by-step#after"
private let compiler = "migrating-step-by-step#the-compiler-finds-the-wrappers"

/// Whether an object is of the older kind; asked of any type, so that either compiles.
private func announces<Object>(_ object: Object) -> Bool { object is any ObservableObject }

/// Makes the screen's value again at each tap, as parents do.
private struct House: View {
  @State private var day = 1

  var body: some View {
    Text("Day \(day)")
    PantryScreen()
    Button("Next day") { day += 1 }
  }
}

let exercise = Exercise {
  Check("everything is on screen") {
    let screen = host(PantryScreen())
    for text in ["Welcome to the Pantry", "3 jars", "Locked", "Open a jar"] {
      try expect(screen.contains(text: text), "“\(text)” should be on screen.", lesson: after)
    }
    try expect(!Pantry().isLocked, "A new pantry shouldn't be locked.", lesson: after)
  }

  Check("nothing of the older system is left") {
    try expect(
      !announces(Pantry()), "`Pantry` is still an `ObservableObject`.", lesson: compiler)
    for name in [
      "ObservableObject", "@Published", "@StateObject", "@ObservedObject", "@EnvironmentObject",
      "environmentObject",
    ] {
      let isLeft = try source.uses(name)
      try expect(!isLeft, "`\(name)` is still in the file.", lesson: table)
    }
  }

  Check("a jar runs JarCount alone") {
    let screen = host(PantryScreen())
    let step = try screen.find(button: "Open a jar").tap()
    try expect(
      screen.contains(text: "2 jars"), "One jar less is on screen: “2 jars” should be on screen.",
      lesson: after)
    try expect(
      step.updates, equals: ["JarCount": 1], "Only JarCount reads `jars`.", lesson: after)
    try expect(
      step.causes(of: "JarCount"), equals: ["Pantry#1.jars"], "The read is the reason.",
      lesson: after)
  }

  Check("a new name runs Title and NameField") {
    let screen = host(PantryScreen())
    let step = try screen.find(field: "Name").type("larder")
    try expect(
      screen.contains(text: "Welcome to the larder"),
      "The title has the new name: “Welcome to the larder” should be on screen.", lesson: after)
    try expect(step.updates["Title"] ?? 0, equals: 1, "It reads the name.", lesson: after)
    for view in ["JarCount", "LockSwitch", "PantryScreen"] {
      try expect(step.updates[view] ?? 0, equals: 0, "\(view) reads no name.", lesson: after)
    }
  }

  Check("the switch runs LockSwitch alone") {
    let screen = host(PantryScreen())
    let step = try screen.find(toggle: "Locked").toggle()
    try expect(
      step.updates, equals: ["LockSwitch": 1], "Only the switch shows `isLocked`.", lesson: after)
    let lock = step.causes(of: "LockSwitch")
    try expect(lock, equals: ["Pantry#1.isLocked"], "The model is switched.", lesson: table)
  }

  Check("a locked pantry can be opened again") {
    let screen = host(PantryScreen())
    let before = screen.text
    try screen.find(toggle: "Locked").toggle()
    try expect(
      screen.text != before, "The switch should be on now, and the screen is as before.",
      lesson: table)
    try screen.find(toggle: "Locked").toggle()
    try expect(screen.text, equals: before, "The switch is off again.", lesson: table)
  }

  Check("the owner keeps its pantry") {
    let screen = host(House())
    try screen.find(button: "Open a jar").tap()
    try screen.find(button: "Next day").tap()
    try expect(
      screen.contains(text: "2 jars"),
      "The screen's value was made again, and the pantry has to be the same: “2 jars” should be on screen.",
      lesson: table)
    try screen.find(button: "Open a jar").tap()
    try expect(
      screen.contains(text: "1 jars"), "It goes on from there: “1 jars” should be on screen.",
      lesson: table)
  }

  Check("two screens are two pantries") {
    let first = host(PantryScreen())
    try first.find(button: "Open a jar").tap()
    let second = host(PantryScreen())
    try expect(
      second.contains(text: "3 jars"), "The second one is full: “3 jars” should be on screen.",
      lesson: table)
  }
}
