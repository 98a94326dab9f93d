import ExerciseChecks
import SwiftUI

private let cache = "migrating-step-by-step#a-cache-that-is-filled-while-drawing"
private let leave = "migrating-step-by-step#what-to-leave-out"

let exercise = Exercise {
  Check("the first render runs each card once") {
    let glossary = Glossary()
    let screen = host(GlossaryScreen(glossary: glossary))
    try expect(
      screen.firstRender.updates["WordCard"] ?? 0, equals: 2,
      "Two cards, two runs. Look at the causes of the others.", lesson: cache)
    for text in ["tern: a seabird", "gull: a bird of the harbour"] {
      try expect(screen.contains(text: text), "“\(text)” should be on screen.", lesson: leave)
    }
  }

  Check("a new card runs alone") {
    let glossary = Glossary()
    let screen = host(GlossaryScreen(glossary: glossary))
    let step = try screen.find(button: "Add eider").tap()
    try expect(
      screen.contains(text: "eider: a duck"),
      "The eider has a card: “eider: a duck” should be on screen.", lesson: leave)
    try expect(
      step.updates["WordCard"] ?? 0, equals: 1, "The other cards show nothing new.", lesson: cache)
  }

  Check("each word is looked up once") {
    let glossary = Glossary()
    let screen = host(GlossaryScreen(glossary: glossary))
    try expect(
      screen.firstRender.printed.sorted(), equals: ["looking up en/gull", "looking up en/tern"],
      "Two words that a new glossary hasn't looked up.", lesson: cache)
    let larger = try screen.find(button: "Large").tap()
    try expect(
      screen.contains(text: "# tern: a seabird"),
      "The cards are large: “# tern: a seabird” should be on screen.", lesson: leave)
    try expect(larger.printed, equals: [], "The answers are known.", lesson: cache)
    let added = try screen.find(button: "Add eider").tap()
    try expect(added.printed, equals: ["looking up en/eider"], "One new word.", lesson: cache)
  }

  Check("a new language is on all cards") {
    let glossary = Glossary()
    let screen = host(GlossaryScreen(glossary: glossary))
    let step = try screen.find(button: "Deutsch").tap()
    for text in ["tern: Seeschwalbe", "gull: Möwe"] {
      try expect(screen.contains(text: text), "“\(text)” should be on screen.", lesson: leave)
    }
    try expect(step.updates["WordCard"] ?? 0, equals: 2, "One run for each card.", lesson: cache)
    try expect(
      step.printed.sorted(), equals: ["looking up de/gull", "looking up de/tern"],
      "Each word is looked up in the new language.", lesson: cache)
  }

  Check("cards that ran from the cache follow the language too") {
    let glossary = Glossary()
    let screen = host(GlossaryScreen(glossary: glossary))
    try screen.find(button: "Large").tap()
    try screen.find(button: "Deutsch").tap()
    try expect(
      screen.contains(text: "# tern: Seeschwalbe"),
      "In their last run the answer came from the cache. Was the language read? “# tern: Seeschwalbe” should be on screen.",
      lesson: cache)
  }

  Check("a language that is set elsewhere is followed") {
    let glossary = Glossary()
    let screen = host(GlossaryScreen(glossary: glossary))
    screen.perform { glossary.language = "de" }
    screen.perform { glossary.language = "en" }
    try expect(
      screen.contains(text: "tern: a seabird"),
      "Back in English: “tern: a seabird” should be on screen.", lesson: leave)
    try expect(
      glossary.meaning(of: "gull"), equals: "a bird of the harbour", "The answer is right.",
      lesson: leave)
    try expect(glossary.meaning(of: "dodo"), equals: "unknown", "No such word.", lesson: leave)
  }
}
