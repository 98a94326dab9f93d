import ExerciseChecks
import SwiftUI

private let keeps = "why-does-it-update-so-much#a-container-that-keeps-a-closure"
private let built = "why-does-it-update-so-much#store-what-was-built"
private let forgets = "why-does-it-update-so-much#the-mistake-an-equality-that-forgets"

private struct Visit: View {
  let guide: Guide
  @State private var language = "en"

  var body: some View {
    GuideScreen(guide: guide, language: language)
    Button("Deutsch") { language = "de" }
  }
}

private func frames(_ updates: [String: Int]) -> Int {
  updates.filter { $0.key == "Framed" || $0.key.hasPrefix("Framed<") }.values.reduce(0, +)
}

let exercise = Exercise {
  Check("both frames are on screen") {
    let screen = host(GuideScreen(guide: Guide(), language: "en"))
    for text in ["0 s", "== Where ==", "Room 1", "== On ==", "Next room"] {
      try expect(screen.text.contains(text), "“\(text)” should be on screen.", lesson: keeps)
    }
    try expect(frames(screen.firstRender.updates), equals: 2, "Two frames.", lesson: keeps)
  }

  Check("each second is on screen") {
    let guide = Guide()
    let screen = host(GuideScreen(guide: guide, language: "en"))
    for second in 1...3 {
      screen.perform { guide.seconds = second }
      try expect(
        screen.text.contains("\(second) s"), "Second \(second): “\(second) s” should be on screen.",
        lesson: keeps)
    }
  }

  Check("a second runs no Framed") {
    let guide = Guide()
    let screen = host(GuideScreen(guide: guide, language: "en"))
    let step = screen.perform("a second") { guide.seconds = 1 }
    try expect(
      frames(step.updates), equals: 0,
      "Runs of Framed. What does a frame hold that is new with every run of the screen?",
      lesson: built)
    try expect(
      step.updates["NextButton"] ?? 0, equals: 0, "The button shows no seconds.", lesson: built)
  }

  Check("a new room is in the frame") {
    let guide = Guide()
    let screen = host(GuideScreen(guide: guide, language: "en"))
    try screen.find(button: "Next room").tap()
    try expect(
      screen.text.contains("Room 2"), "The next room is 2: “Room 2” should be on screen.",
      lesson: built)
    screen.perform { guide.room = 7 }
    try expect(
      screen.text.contains("Room 7"), "Then 7: “Room 7” should be on screen.", lesson: built)
  }

  Check("another language is in the frame") {
    let guide = Guide()
    let screen = host(Visit(guide: guide))
    try screen.find(button: "Deutsch").tap()
    try expect(
      screen.text.contains("Raum 1"),
      "“Raum 1” should be on screen: the screen was made with another language.",
      lesson: forgets)
    screen.perform { guide.room = 4 }
    try expect(
      screen.text.contains("Raum 4"), "Still in German: “Raum 4” should be on screen.",
      lesson: forgets)
  }

  Check("a frame takes any views") {
    let screen = host {
      Framed(title: "Two") {
        Text("one")
        Text("two")
      }
    }
    for text in ["== Two ==", "one", "two"] {
      try expect(screen.text.contains(text), "“\(text)” should be on screen.", lesson: built)
    }
  }
}
