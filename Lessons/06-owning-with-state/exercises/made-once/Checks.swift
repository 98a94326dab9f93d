import ExerciseChecks
import SwiftUI

private let eager = "owning-with-state#up-to-xcode-26-once-for-each-struct"
private let work = "owning-with-state#the-mistake-work-in-init"
private let owner = "owning-with-state#one-owner-for-each-piece-of-data"
private let kept = "owning-with-state#what-state-does"

private let ways: [(name: String, state: StateInitialValues)] = [
  ("Xcode 26", .eager), ("Xcode 27", .lazy),
]

/// The museum after it has appeared, and what was printed until then.
@MainActor private func museum(_ state: StateInitialValues) -> (screen: Screen, printed: [String]) {
  let screen = host(Museum(), state: state)
  let printed = screen.firstRender.printed + screen.wait(0.05).printed
  return (screen, printed)
}

let exercise = Exercise {
  Check("each museum has an archive of its own") {
    let screen = host {
      Museum()
      Museum()
    }
    screen.wait(0.05)
    try screen.find(button: "Buy").tap()
    try expect(
      screen.text.contains("4 paintings") && screen.text.contains("3 paintings"),
      "One of two museums bought: the screen should show `4 paintings` and `3 paintings`.",
      lesson: owner)
  }

  Check("visitors and paintings are on screen") {
    for way in ways {
      let (screen, _) = museum(way.state)
      try expect(
        screen.text.contains("0 visitors"), "No visitor yet: the screen should show `0 visitors`.",
        lesson: kept)
      try expect(
        screen.text.contains("3 paintings"),
        "Three paintings: the screen should show `3 paintings`.", lesson: kept)
      try screen.find(button: "Enter").tap()
      try screen.find(button: "Buy").tap()
      try expect(
        screen.text.contains("1 visitors"),
        "One visitor came: the screen should show `1 visitors`.", lesson: kept)
      try expect(
        !screen.text.contains("-"), "Nobody left: the screen should not show `-`.", lesson: kept)
      try expect(
        screen.text.contains("4 paintings"),
        "One painting was bought: the screen should show `4 paintings`.", lesson: kept)
    }
  }

  Check("buying does not run Museum") {
    for way in ways {
      let (screen, _) = museum(way.state)
      let step = try screen.find(button: "Buy").tap()
      try expect(
        step.updates["Museum"] ?? 0, equals: 0, "It shows no painting.", lesson: owner)
    }
  }

  Check("the archive is opened one time") {
    for way in ways {
      let (screen, printed) = museum(way.state)
      var lines = printed
      for _ in 1...4 {
        lines += try screen.find(button: "Enter").tap().printed
        lines += screen.wait(0.02).printed
      }
      try expect(
        lines.filter { $0 == "Archive opened" }.count, equals: 1,
        "Four visitors came, with \(way.name): how often was the archive opened?",
        lesson: way.state == .eager ? eager : work)
    }
  }

  Check("what was bought stays") {
    for way in ways {
      let (screen, _) = museum(way.state)
      try screen.find(button: "Buy").tap()
      try screen.find(button: "Buy").tap()
      for _ in 1...3 {
        try screen.find(button: "Enter").tap()
        screen.wait(0.02)
      }
      try expect(
        screen.text.contains("5 paintings"),
        "Two were bought, with \(way.name): the screen should show `5 paintings`.",
        lesson: kept)
      try screen.find(button: "Buy").tap()
      try expect(
        screen.text.contains("6 paintings"), "And one more: the screen should show `6 paintings`.",
        lesson: kept)
    }
  }
}
