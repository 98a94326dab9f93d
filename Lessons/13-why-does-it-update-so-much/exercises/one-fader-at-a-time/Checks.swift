import ExerciseChecks
import SwiftUI

private let hand = "why-does-it-update-so-much#a-binding-by-hand-is-always-new"
private let bell = "why-does-it-update-so-much#why-the-bells-knob-ran"

let exercise = Exercise {
  Check("three faders show their levels") {
    let screen = host(MixerScreen(mixer: Mixer()))
    for text in ["Voice: 5", "Bass: 3", "Master: 50"] {
      try expect(screen.text.contains(text), "“\(text)” should be on screen.", lesson: hand)
    }
    try expect(
      screen.firstRender.updates["Fader"] ?? 0, equals: 3, "Each is a Fader.", lesson: hand)
  }

  Check("a fader writes to the mixer") {
    let mixer = Mixer()
    let screen = host(MixerScreen(mixer: mixer))
    try screen.find(button: "Voice up").tap()
    try expect(mixer.voice, equals: 6, "The voice went up by one.", lesson: bell)
    try expect(mixer.bass, equals: 3, "The bass stayed.", lesson: bell)
    try screen.find(button: "Bass up").tap()
    try screen.find(button: "Bass up").tap()
    try expect(mixer.bass, equals: 5, "The bass went up by two.", lesson: bell)
    try expect(
      screen.text.contains("Bass: 5"), "It is on the fader: “Bass: 5” should be on screen.",
      lesson: bell)
  }

  Check("a moved fader leaves the others alone") {
    for label in ["Voice up", "Bass up", "Master up"] {
      let screen = host(MixerScreen(mixer: Mixer()))
      let step = try screen.find(button: label).tap()
      try expect(
        step.updates["Fader"] ?? 0, equals: 1,
        "“\(label)” runs its own fader. What are the others handed that is new each time?",
        lesson: bell)
    }
  }

  Check("a level set elsewhere is on its fader") {
    let mixer = Mixer()
    let screen = host(MixerScreen(mixer: mixer))
    screen.perform { mixer.bass = 9 }
    try expect(
      screen.text.contains("Bass: 9"), "9 was set by code: “Bass: 9” should be on screen.",
      lesson: bell)
    screen.perform { mixer.voice = 1 }
    try expect(
      screen.text.contains("Voice: 1"), "So was 1: “Voice: 1” should be on screen.", lesson: bell)
  }

  Check("Master goes in steps of ten") {
    let mixer = Mixer()
    let screen = host(MixerScreen(mixer: mixer))
    try screen.find(button: "Master up").tap()
    try expect(
      screen.text.contains("Master: 60"), "50 and 10 is 60: “Master: 60” should be on screen.",
      lesson: bell)
    try expect(abs(mixer.master - 0.6) < 0.001, "The mixer should keep 0.6.", lesson: bell)
    screen.perform { mixer.master = 0.29 }
    try expect(
      screen.text.contains("Master: 29"), "0.29 is 29 of 100: “Master: 29” should be on screen.",
      lesson: bell)
  }
}
