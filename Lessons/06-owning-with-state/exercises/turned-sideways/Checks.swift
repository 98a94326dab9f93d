import ExerciseChecks
import SwiftUI

private let branches = "owning-with-state#the-mistake-one-view-in-two-branches"
private let place = "owning-with-state#the-cure-one-place-another-value"
private let lifetime = "owning-with-state#identity-and-lifetime"
private let owner = "owning-with-state#one-owner-for-each-piece-of-data"

@MainActor private func isSideways(_ screen: Screen) -> Bool {
  screen.text.split(separator: "\n").contains {
    $0.contains("Points: ") && $0.contains("First to ten")
  }
}

let exercise = Exercise {
  Check("a point is counted, upright and sideways") {
    for turns in 0...1 {
      let screen = host(Board())
      for _ in 0..<turns { try screen.find(button: "Turn").tap() }
      try expect(
        screen.text.contains("Points: 0"), "No points yet: the screen should show `Points: 0`.",
        lesson: lifetime)
      try screen.find(button: "Point").tap()
      try expect(
        screen.text.contains("Points: 1"), "One point: the screen should show `Points: 1`.",
        lesson: lifetime)
    }
  }

  Check("each board counts its own points") {
    let screen = host {
      Board()
      Board()
    }
    try screen.find(button: "Point").tap()
    try expect(
      screen.text.contains("Points: 1") && screen.text.contains("Points: 0"),
      "One of two boards has a point: the screen should show `Points: 1` and `Points: 0`.",
      lesson: owner)
  }

  Check("sideways, the rule is beside the points") {
    let screen = host(Board())
    try expect(
      screen.text.contains("First to ten"), "The screen should show `First to ten`.", lesson: place)
    try expect(!isSideways(screen), "Upright, the rule should be below the pad.", lesson: place)
    try screen.find(button: "Turn").tap()
    try expect(isSideways(screen), "Sideways, rule and points should share a line.", lesson: place)
    try screen.find(button: "Turn").tap()
    try expect(
      !isSideways(screen), "Turned back, the rule should be below the pad again.", lesson: place)
  }

  Check("a point does not run Board") {
    let screen = host(Board())
    for _ in 0...1 {
      let step = try screen.find(button: "Point").tap()
      try expect(
        step.updates["Board"] ?? 0, equals: 0, "The pad shows the points, not the board.",
        lesson: owner)
      try screen.find(button: "Turn").tap()
    }
  }

  Check("the points stay when the device is turned") {
    let screen = host(Board())
    var points = 0
    for turn in 1...4 {
      for _ in 1...turn { try screen.find(button: "Point").tap() }
      points += turn
      try screen.find(button: "Turn").tap()
      try expect(
        screen.text.contains("Points: \(points)"),
        "\(points) points before turn \(turn): the screen should show `Points: \(points)`.",
        lesson: branches)
    }
  }
}
