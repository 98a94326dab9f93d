import ExerciseChecks
import SwiftUI

private let plain = "owning-with-state#where-the-sheep-went"
private let kept = "owning-with-state#what-state-does"
private let owner = "owning-with-state#one-owner-for-each-piece-of-data"
private let identity = "owning-with-state#identity-and-lifetime"

let exercise = Exercise {
  Check("a visitor is counted") {
    let screen = host(Entrance())
    try expect(screen.text.contains("North: 0"), "The screen should show `North: 0`.", lesson: kept)
    try expect(screen.text.contains("South: 0"), "The screen should show `South: 0`.", lesson: kept)
    try screen.find(button: "Enter North").tap()
    try expect(
      screen.text.contains("North: 1"), "After one visitor the screen should show `North: 1`.",
      lesson: kept)
    try screen.find(button: "Enter North").tap()
    try expect(
      screen.text.contains("North: 2"), "After two visitors the screen should show `North: 2`.",
      lesson: kept)
  }

  Check("each entrance has counts of its own") {
    let screen = host {
      Entrance()
      Entrance()
    }
    try screen.find(button: "Enter North").tap()
    let texts = screen.text.split(separator: "\n").filter { $0.contains("North: ") }
    try expect(
      texts.contains { $0.contains("North: 1") } && texts.contains { $0.contains("North: 0") },
      "One visitor went through one of two entrances. A counter that all share belongs to nobody.",
      lesson: owner)
  }

  Check("each turnstile counts for itself") {
    let screen = host(Entrance())
    try screen.find(button: "Enter South").tap()
    try expect(
      screen.text.contains("South: 1"),
      "The visitor came from the south: the screen should show `South: 1`.", lesson: owner)
    try expect(
      screen.text.contains("North: 0"),
      "Nobody came from the north: the screen should show `North: 0`.", lesson: owner)
  }

  Check("the counts outlive the weather") {
    let screen = host(Entrance())
    try screen.find(button: "Enter North").tap()
    try screen.find(button: "Enter South").tap()
    try screen.find(button: "Enter South").tap()
    for weather in ["Rain", "Sun"] {
      try screen.find(button: "Weather").tap()
      try expect(
        screen.text.contains(weather), "The screen should show `\(weather)`.", lesson: plain)
      try expect(
        screen.text.contains("North: 1"),
        "North had one visitor before the weather changed: the screen should show `North: 1`.",
        lesson: plain)
      try expect(
        screen.text.contains("South: 2"),
        "South had two visitors before the weather changed: the screen should show `South: 2`.",
        lesson: plain)
    }
    try screen.find(button: "Enter North").tap()
    try expect(
      screen.text.contains("North: 2"), "And the count goes on: the screen should show `North: 2`.",
      lesson: kept)
  }

  Check("a visitor runs one Turnstile and nothing else") {
    let screen = host(Entrance())
    let step = try screen.find(button: "Enter North").tap()
    try expect(
      step.updates, equals: ["Turnstile": 1], "Only this turnstile shows the count.", lesson: owner)
  }

  Check("the weather runs no Turnstile") {
    let screen = host(Entrance())
    let step = try screen.find(button: "Weather").tap()
    try expect(
      step.updates["Turnstile"] ?? 0, equals: 0, "Nothing that it shows has changed.",
      lesson: identity)
  }
}
