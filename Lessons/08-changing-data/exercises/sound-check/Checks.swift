import ExerciseChecks
import SwiftUI

private let body = "changing-data#over-the-environment-a-local-variable"
private let row = "changing-data#in-a-row-and-for-a-global"
private let needs = "changing-data#a-control-needs-a-binding"
private let copy = "changing-data#the-mistake-editing-a-copy"

@MainActor private func mixer(_ desk: Desk) -> Screen {
  host {
    Mixer()
      .environment(desk)
  }
}

let exercise = Exercise {
  Check("the mixer shows its desk") {
    let desk = Desk()
    desk.title = "Main stage"
    desk.channels[1].isMuted = true
    let screen = mixer(desk)
    for text in ["Title: |Main stage|", "[ ] Drums", "[x] Bass", "[ ] Voice"] {
      try expect(screen.text.contains(text), "“\(text)” should be on screen.", lesson: needs)
    }
  }

  Check("a hall has a desk of its own") {
    let screen = host {
      Hall()
      Hall()
    }
    for text in ["Title: |Rehearsal|", "[ ] Drums", "[ ] Bass", "[ ] Voice"] {
      try expect(screen.text.contains(text), "“\(text)” should be on screen.", lesson: needs)
    }
    try expect(
      screen.firstRender.reads(of: "Hall"), equals: [], "A hall puts its desk in, unread.",
      lesson: body)
    try screen.find(toggle: "Bass").toggle()
    try expect(
      screen.text.contains("[x] Bass") && screen.text.contains("[ ] Bass"),
      "One hall muted its bass, the other one did not: “[ ] Bass” should be on screen.",
      lesson: body)
  }

  Check("the title that is typed is in the desk") {
    let desk = Desk()
    let screen = mixer(desk)
    try screen.find(field: "Title").type("Encore")
    try expect(desk.title, equals: "Encore", "The desk's title after typing.", lesson: body)
    try expect(
      screen.text.contains("Title: |Encore|"),
      "The field shows it: “Title: |Encore|” should be on screen.", lesson: body)
  }

  Check("each toggle mutes its own channel") {
    let desk = Desk()
    let screen = mixer(desk)
    try screen.find(toggle: "Bass").toggle()
    try expect(
      desk.channels.map(\.isMuted), equals: [false, true, false], "Bass was muted.", lesson: row)
    try screen.find(toggle: "Voice").toggle()
    try screen.find(toggle: "Bass").toggle()
    try expect(
      desk.channels.map(\.isMuted), equals: [false, false, true],
      "Voice was muted, and Bass heard again.", lesson: row)
    try expect(
      screen.text.contains("[x] Voice"),
      "The toggle of Voice is on: “[x] Voice” should be on screen.", lesson: row)
  }

  Check("what is changed elsewhere is in the controls") {
    let desk = Desk()
    let screen = mixer(desk)
    try screen.find(field: "Title").type("Encore")
    try screen.find(toggle: "Drums").toggle()
    screen.perform {
      desk.title = "Silence"
      for channel in desk.channels { channel.isMuted.toggle() }
    }
    for text in ["Title: |Silence|", "[ ] Drums", "[x] Bass", "[x] Voice"] {
      try expect(screen.text.contains(text), "“\(text)” should be on screen.", lesson: copy)
    }
  }

  Check("a new title runs the body that shows it") {
    let desk = Desk()
    let screen = mixer(desk)
    let step = screen.perform { desk.title = "Silence" }
    try expect(!step.updates.isEmpty, "A body should run for a new title.", lesson: body)
  }

  Check("a channel that comes later has its toggle") {
    let desk = Desk()
    let screen = mixer(desk)
    screen.perform { desk.channels.insert(Channel("Horns"), at: 0) }
    try screen.find(toggle: "Horns").toggle()
    try expect(
      desk.channels.map(\.isMuted), equals: [true, false, false, false], "Horns are muted.",
      lesson: row)
  }

  Check("a toggle runs its row once, and not Mixer") {
    let screen = mixer(Desk())
    let step = try screen.find(toggle: "Bass").toggle()
    try expect(
      step.updates["Mixer"] ?? 0, equals: 0, "Mixer's own body reads `isMuted`.", lesson: row)
    let most = max(step.rows.values.max() ?? 0, step.updates.values.max() ?? 0)
    try expect(most, equals: 1, "One channel was muted: one row runs, one time.", lesson: row)
  }
}
