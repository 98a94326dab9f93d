import ExerciseChecks
import SwiftUI

private let reads = "changing-data#a-binding-to-a-model-reads-the-property"
private let cure = "changing-data#the-cure-a-view-for-each-field"
private let copy = "changing-data#the-mistake-editing-a-copy"

let exercise = Exercise {
  Check("the letter is on screen") {
    let letter = Letter()
    letter.subject = "Trees"
    letter.text = "More of them"
    letter.isUrgent = true
    let screen = host(LetterView(letter: letter))
    for text in [
      "To the editors", "Subject: |Trees|", "Text: |More of them|", "[x] Urgent", "3 words",
    ] {
      try expect(screen.text.contains(text), "“\(text)” should be on screen.", lesson: cure)
    }
  }

  Check("a new letter is blank") {
    let screen = host(LetterView(letter: Letter()))
    for text in ["Subject: ||", "Text: ||", "[ ] Urgent", "0 words"] {
      try expect(screen.text.contains(text), "“\(text)” should be on screen.", lesson: cure)
    }
  }

  Check("the log line stays in LetterView") {
    let screen = host(LetterView(letter: Letter()))
    try expect(
      screen.firstRender.printed, equals: ["LetterView body"], "One line, at the first render.",
      lesson: cure)
  }

  Check("what is typed or switched is in the letter") {
    let letter = Letter()
    let screen = host(LetterView(letter: letter))
    try screen.find(field: "Subject").type("Benches")
    try screen.find(field: "Text").type("Too few")
    try screen.find(toggle: "Urgent").toggle()
    try expect(
      [letter.subject, letter.text], equals: ["Benches", "Too few"], "What was typed.",
      lesson: copy)
    try expect(letter.isUrgent, "It was made urgent: `isUrgent` should be true.", lesson: copy)
    for text in ["Subject: |Benches|", "Text: |Too few|", "[x] Urgent", "2 words"] {
      try expect(screen.text.contains(text), "“\(text)” should be on screen.", lesson: copy)
    }
    try screen.find(field: "Text").type("Far too few of them")
    try expect(
      screen.text.contains("5 words"), "The words are counted anew: “5 words” should be on screen.",
      lesson: cure)
    screen.perform { letter.subject = "Seats" }
    try expect(
      screen.text.contains("Subject: |Seats|"),
      "What is changed elsewhere is in the field: “Subject: |Seats|” should be on screen.",
      lesson: copy)
  }

  Check("typing and switching leave LetterView alone") {
    let screen = host(LetterView(letter: Letter()))
    let edits: [() throws -> Step] = [
      { try screen.find(field: "Subject").type("Benches") },
      { try screen.find(field: "Text").type("Too few") },
      { try screen.find(toggle: "Urgent").toggle() },
    ]
    for edit in edits {
      try expect(
        edit().updates["LetterView"] ?? 0, equals: 0,
        "Its body reads what was changed: it makes a binding to it, or shows it.", lesson: reads)
    }
  }

  Check("an edit runs the bodies that show it, and no other") {
    let screen = host(LetterView(letter: Letter()))
    let subject = try screen.find(field: "Subject").type("Benches")
    try expect(
      subject.updates.values.reduce(0, +), equals: 1, "Only the field shows the subject.",
      lesson: cure)
    let urgent = try screen.find(toggle: "Urgent").toggle()
    try expect(
      urgent.updates.values.reduce(0, +), equals: 1, "Only the toggle shows the urgency.",
      lesson: cure)
    let text = try screen.find(field: "Text").type("Too few")
    let bodies = text.updates.values.reduce(0, +)
    try expect(
      bodies == 1 || bodies == 2,
      "\(bodies) bodies ran; one or two should, for the field and the number of words.",
      lesson: cure)
  }

  Check("a field reads nothing but its own text") {
    let screen = host(LetterView(letter: Letter()))
    let subject = try screen.find(field: "Subject").type("Benches")
    try expect(
      subject.ran.flatMap(subject.reads(of:)), equals: ["Letter#1.subject"],
      "What the body that ran for the subject reads of the letter.", lesson: cure)
    let urgent = try screen.find(toggle: "Urgent").toggle()
    try expect(
      urgent.ran.flatMap(urgent.reads(of:)), equals: ["Letter#1.isUrgent"],
      "What the body that ran for the toggle reads of the letter.", lesson: cure)
  }
}
