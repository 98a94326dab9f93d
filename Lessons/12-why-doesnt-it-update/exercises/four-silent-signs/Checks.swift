import ExerciseChecks
import SwiftUI

private let questions = "why-doesnt-it-update#five-questions"
private let ignored = "why-doesnt-it-update#ignored-means-ignored"
private let once = "why-doesnt-it-update#why-it-ran-once"
private let late = "why-doesnt-it-update#read-too-late-a-task-fills-a-copy"

private let signs = ["BakerSign", "LoavesSign", "OvenSign", "TillSign"]

let exercise = Exercise {
  Check("the four signs show the morning") {
    let screen = host(BakeryScreen(bakery: Bakery()))
    for text in ["Baker: Ida", "Rye, Spelt", "40 min", "0 crowns"] {
      try expect(screen.text.contains(text), "“\(text)” should be on screen.", lesson: questions)
    }
  }

  Check("a new baker is on the sign") {
    let bakery = Bakery()
    let screen = host(BakeryScreen(bakery: bakery))
    screen.perform { bakery.baker = "Noor" }
    try expect(
      screen.text.contains("Baker: Noor"), "Noor bakes now: “Baker: Noor” should be on screen.",
      lesson: ignored)
  }

  Check("the loaves are on the sign, again and again") {
    let bakery = Bakery()
    let screen = host(BakeryScreen(bakery: bakery))
    screen.perform { bakery.loaves.append("Oat") }
    try expect(
      screen.text.contains("Rye, Spelt, Oat"),
      "Oat was baked: “Rye, Spelt, Oat” should be on screen.", lesson: once)
    screen.perform { bakery.loaves.append("Corn") }
    try expect(
      screen.text.contains("Rye, Spelt, Oat, Corn"),
      "Then corn: “Rye, Spelt, Oat, Corn” should be on screen.", lesson: once)
    screen.perform { bakery.loaves = ["Rye"] }
    try expect(
      !screen.text.contains("Spelt"), "Only rye is left: “Spelt” should be gone.", lesson: once)
  }

  Check("the minutes are on the sign") {
    let bakery = Bakery()
    let screen = host(BakeryScreen(bakery: bakery))
    for minutes in [39, 38] {
      screen.perform { bakery.minutes = minutes }
      try expect(
        screen.text.contains("\(minutes) min"),
        "\(minutes) are left: “\(minutes) min” should be on screen.", lesson: late)
    }
  }

  Check("the sum is on the sign") {
    let bakery = Bakery()
    let screen = host(BakeryScreen(bakery: bakery))
    screen.perform { bakery.till.total = 12 }
    try expect(
      screen.text.contains("12 crowns"), "12 are in the till: “12 crowns” should be on screen.",
      lesson: questions)
  }

  Check("each change runs one sign, one time") {
    let bakery = Bakery()
    let screen = host(BakeryScreen(bakery: bakery))
    let events: [(name: String, write: () -> Void)] = [
      ("baker", { bakery.baker = "Noor" }),
      ("loaves", { bakery.loaves.append("Oat") }),
      ("minutes", { bakery.minutes = 39 }),
      ("total", { bakery.till.total = 12 }),
    ]
    for (event, own) in zip(events, signs) {
      let step = screen.perform(event.name) { event.write() }
      for sign in signs + ["BakeryScreen"] {
        let wanted = sign == own ? 1 : 0
        try expect(
          step.updates[sign] ?? 0, equals: wanted,
          "How often \(sign) runs for a change of \(step.name).", lesson: questions)
      }
    }
  }

  Check("a sale takes a loaf and fills the till") {
    let bakery = Bakery()
    let screen = host(BakeryScreen(bakery: bakery))
    try screen.find(button: "Sell").tap()
    try expect(
      screen.text.contains("Loaves: Spelt"), "Rye is sold: “Loaves: Spelt” should be on screen.",
      lesson: questions)
    try expect(
      screen.text.contains("6 crowns"), "For six crowns: “6 crowns” should be on screen.",
      lesson: questions)
    try screen.find(button: "Sell").tap()
    try expect(
      screen.text.contains("12 crowns"), "And spelt for six more: “12 crowns” should be on screen.",
      lesson: questions)
    try expect(bakery.till.total, equals: 12, "Two sales for six each.", lesson: questions)
  }
}
