import ExerciseChecks
import SwiftUI

private let byHand = "making-a-model-observable#the-same-by-hand"
private let macro = "making-a-model-observable#what-the-macro-writes"

let exercise = Exercise {
  Check("a new track runs TrackView alone") {
    let player = Player()
    let screen = host(PlayerView(player: player))
    let step = screen.perform { player.track = "Bridge" }
    try expect(
      step.updates, equals: ["TrackView": 1],
      "The getter reports the read, the setter the change.", lesson: byHand)
    try expect(
      step.causes(of: "TrackView"), equals: ["Player#1.track"],
      "The report names `track`.", lesson: macro)
  }

  Check("a new volume runs VolumeView alone") {
    let player = Player()
    let screen = host(PlayerView(player: player))
    let step = screen.perform { player.volume = 9 }
    try expect(
      step.updates, equals: ["VolumeView": 1],
      "The getter reports the read, the setter the change.", lesson: byHand)
    try expect(
      step.causes(of: "VolumeView"), equals: ["Player#1.volume"],
      "The report names `volume`.", lesson: macro)
  }

  Check("the new values are stored and shown") {
    let player = Player()
    let screen = host(PlayerView(player: player))
    screen.perform {
      player.track = "Bridge"
      player.volume = 9
    }
    try expect(player.track, equals: "Bridge", "The setter keeps the value.", lesson: macro)
    try expect(player.volume, equals: 9, "The setter keeps the value.", lesson: macro)
    try expect(
      screen.text.contains("Track: Bridge"), "The screen should show `Track: Bridge`.",
      lesson: byHand)
    try expect(
      screen.text.contains("Volume: 9"), "The screen should show `Volume: 9`.", lesson: byHand)
  }

  Check("the buttons work") {
    let screen = host(PlayerView(player: Player()))
    try screen.find(button: "Skip").tap()
    try expect(
      screen.text.contains("Track: Finale"),
      "Skip shows the finale: the screen should show `Track: Finale`.", lesson: byHand)
    try screen.find(button: "Louder").tap()
    try expect(
      screen.text.contains("Volume: 6"), "Louder adds one: the screen should show `Volume: 6`.",
      lesson: byHand)
  }

  Check("two players are told apart") {
    let loud = Player()
    let quiet = Player()
    let screen = host(
      VStack {
        VolumeView(player: loud)
        VolumeView(player: quiet)
      })
    let step = screen.perform { loud.volume = 11 }
    try expect(
      step.updates, equals: ["VolumeView": 1],
      "Each object reports for itself.", lesson: macro)
  }
}
