import ExerciseChecks
import SwiftUI

private let new = "passing-models-down#a-new-reference-is-a-new-value"
private let kept = "passing-models-down#the-mistake-a-reference-kept-in-state"
private let why = "passing-models-down#why-the-card-ran"

let exercise = Exercise {
  Check("Next shows the next song") {
    let screen = host(AlbumScreen(album: Album()))
    try expect(
      screen.text.contains("Intro"), "It starts with the intro: the screen should show `Intro`.",
      lesson: new)
    try screen.find(button: "Next").tap()
    try expect(
      screen.text.contains("Bridge"), "Then comes the bridge: the screen should show `Bridge`.",
      lesson: kept)
    try screen.find(button: "Next").tap()
    try expect(
      screen.text.contains("Finale"), "Then the finale: the screen should show `Finale`.",
      lesson: kept)
    try screen.find(button: "Next").tap()
    try expect(
      screen.text.contains("Intro"), "And the intro again: the screen should show `Intro`.",
      lesson: kept)
  }

  Check("the song on show is followed") {
    let album = Album()
    let screen = host(AlbumScreen(album: album))
    screen.perform { album.current = 2 }
    let step = screen.perform { album.songs[2].title = "The End" }
    try expect(screen.text.contains("The End"), "The screen should show `The End`.", lesson: why)
    try expect(step.updates, equals: ["SongCard": 1], "Only the card reads it.", lesson: why)
  }

  Check("another song's title runs nothing") {
    let album = Album()
    let screen = host(AlbumScreen(album: album))
    screen.perform { album.current = 1 }
    let step = screen.perform { album.songs[0].title = "Prelude" }
    try expect(step.updates, equals: [:], "The first song is not on show.", lesson: why)
  }

  Check("Large stays on when the song changes") {
    let screen = host(AlbumScreen(album: Album()))
    try screen.find(button: "Large").tap()
    try expect(
      screen.text.contains("# Intro"), "Large puts a # in front: the screen should show `# Intro`.",
      lesson: new)
    try screen.find(button: "Next").tap()
    try expect(
      screen.text.contains("# Bridge"),
      "The card is the same card with another song: the screen should show `# Bridge`.", lesson: new
    )
    try screen.find(button: "Large").tap()
    try expect(
      !screen.text.contains("#"), "A second tap makes it small: the screen should not show `#`.",
      lesson: new)
  }

  Check("a change of song runs the card once") {
    let album = Album()
    let screen = host(AlbumScreen(album: album))
    let step = screen.perform { album.current = 1 }
    try expect(step.updates["SongCard"] ?? 0, equals: 1, "One change, one run.", lesson: new)
  }
}
