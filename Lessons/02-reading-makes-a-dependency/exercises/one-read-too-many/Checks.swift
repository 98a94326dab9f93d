import ExerciseChecks
import SwiftUI

private let rule = "reading-makes-a-dependency#how-swiftui-knew"
private let branch = "reading-makes-a-dependency#each-run-makes-a-new-list"
private let log = "reading-makes-a-dependency#prove-it-with-a-print"

let exercise = Exercise {
  Check("both bodies keep their line of log") {
    let screen = host(PlayerScreen(player: Player()))
    try expect(
      screen.firstRender.printed.sorted(), equals: ["PlayerScreen body", "TitleView body"],
      "One line each, without the seconds.", lesson: log)
  }

  Check("a tick runs TimeView once") {
    let player = Player()
    let screen = host(PlayerScreen(player: player))
    let step = screen.perform { player.seconds = 42 }
    try expect(step.updates["TimeView"] ?? 0, equals: 1, "TimeView shows it.", lesson: rule)
    try expect(screen.text.contains("42 s"), "The screen should show `42 s`.", lesson: rule)
  }

  Check("a tick leaves TitleView alone") {
    let player = Player()
    let screen = host(PlayerScreen(player: player))
    let step = screen.perform { player.seconds = 42 }
    try expect(
      step.updates["TitleView"] ?? 0, equals: 0,
      "Its body still reads `seconds`: look at the log line.", lesson: log)
  }

  Check("a tick leaves PlayerScreen alone") {
    let player = Player()
    let screen = host(PlayerScreen(player: player))
    let step = screen.perform { player.seconds = 42 }
    try expect(
      step.updates["PlayerScreen"] ?? 0, equals: 0,
      "Its body still reads `seconds`: the log line, or the order of the two questions.",
      lesson: branch)
  }

  Check("a tick late in an ordinary song is no different") {
    let player = Player()
    player.seconds = 175
    let screen = host(PlayerScreen(player: player))
    let step = screen.perform { player.seconds = 176 }
    try expect(step.updates["PlayerScreen"] ?? 0, equals: 0, "`isLast` is false.", lesson: branch)
    try expect(
      !screen.text.contains("Almost over"),
      "This is not the last song: the screen should not show `Almost over`.", lesson: branch)
  }

  Check("a tap on Tick adds a second") {
    let player = Player()
    let screen = host(PlayerScreen(player: player))
    try screen.find(button: "Tick").tap()
    try expect(player.seconds, equals: 1, "A tick is one second more.", lesson: rule)
    try expect(screen.text.contains("1 s"), "The screen should show `1 s`.", lesson: rule)
  }

  Check("a new title runs TitleView alone") {
    let player = Player()
    let screen = host(PlayerScreen(player: player))
    let step = screen.perform { player.title = "Finale" }
    try expect(step.updates, equals: ["TitleView": 1], "Only it reads the title.", lesson: rule)
    try expect(screen.text.contains("Finale"), "The screen should show `Finale`.", lesson: rule)
  }

  Check("the end of the last song is announced") {
    let player = Player()
    player.seconds = 169
    let screen = host(PlayerScreen(player: player))
    let step = screen.perform { player.isLast = true }
    try expect(step.updates["TitleView"] ?? 0, equals: 0, "It shows no flag.", lesson: rule)
    try expect(step.updates["TimeView"] ?? 0, equals: 0, "It shows no flag.", lesson: rule)
    try expect(
      !screen.text.contains("Almost over"),
      "169 is too early: the screen should not show `Almost over`.", lesson: branch)
    screen.perform { player.seconds = 171 }
    try expect(
      screen.text.contains("Almost over"),
      "Above 170 it is announced: the screen should show `Almost over`.", lesson: branch)
    screen.perform { player.isLast = false }
    try expect(
      !screen.text.contains("Almost over"),
      "Another song follows: the screen should not show `Almost over`.", lesson: branch)
  }
}
