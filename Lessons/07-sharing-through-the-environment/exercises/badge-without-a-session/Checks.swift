import ExerciseChecks
import SwiftUI

private let missing = "sharing-through-the-environment#nobody-put-it-there"
private let optional = "sharing-through-the-environment#if-it-may-be-missing-say-so"
private let safe = "sharing-through-the-environment#two-ways-to-be-safe"

private struct Desk: View {
  @State private var session: Session?

  var body: some View {
    Badge().environment(session)
    Button("Open") {
      let opened = Session()
      opened.user = "Ravi"
      session = opened
    }
    Button("Close") { session = nil }
  }
}

let exercise = Exercise {
  Check("with a session, the badge shows its user") {
    let session = Session()
    session.user = "Ilse"
    let screen = host {
      Badge()
        .environment(session)
    }
    try expect(
      screen.text.contains("Ilse"), "The session's user is Ilse: the badge should show `Ilse`.",
      lesson: optional)
    try expect(
      !screen.text.contains("Guest"), "Ilse is no guest: the screen should not show `Guest`.",
      lesson: optional)
    screen.perform { session.user = "Ilse B." }
    try expect(
      screen.text.contains("Ilse B."),
      "The user got another name: the badge should show `Ilse B.`.", lesson: optional)
  }

  Check("a reading room has a session of its own") {
    let screen = host {
      ReadingRoom()
      ReadingRoom()
    }
    try expect(
      screen.text.contains("Noor"),
      "The user of a new session is Noor: the screen should show `Noor`.", lesson: safe)
    let step = try screen.find(button: "Sign out").tap()
    try expect(
      step.updates["ReadingRoom"] ?? 0, equals: 0, "The room shows no user.", lesson: safe)
    try expect(
      screen.text.contains("nobody") && screen.text.contains("Noor"),
      "One of two sessions was ended: the screen should show `nobody` and `Noor`.", lesson: safe)
  }

  Check("without a session, the badge says Guest") {
    let screen = host(Foyer())
    try expect(
      screen.text.contains("Guest"),
      "In the foyer there is no session: the screen should show `Guest`.", lesson: missing)
    try expect(
      !screen.text.contains("Sign out"),
      "A guest has nothing to sign out from: the screen should not show `Sign out`.",
      lesson: optional)
    try expect(
      !screen.text.contains("Noor"),
      "Nobody signed in and no session is to be made up: the screen should not show `Noor`.",
      lesson: safe)
  }

  Check("a session that comes later is shown, and one that goes is not") {
    let screen = host(Desk())
    try expect(
      screen.text.contains("Guest"), "No session yet: the screen should show `Guest`.",
      lesson: optional)
    try screen.find(button: "Open").tap()
    try expect(
      screen.text.contains("Ravi"), "A session was opened for Ravi: the screen should show `Ravi`.",
      lesson: optional)
    try expect(
      screen.text.contains("Sign out"), "Ravi can sign out: the screen should show `Sign out`.",
      lesson: optional)
    try screen.find(button: "Close").tap()
    try expect(
      screen.text.contains("Guest"), "And closed again: the screen should show `Guest`.",
      lesson: optional)
    try expect(
      !screen.text.contains("Ravi"), "Ravi is gone: the screen should not show `Ravi`.",
      lesson: optional)
  }
}
