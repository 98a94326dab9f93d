import ExerciseChecks
import SwiftUI

private let blind = "computed-and-nested#where-tracking-cant-see"
private let report = "computed-and-nested#the-cure-report-for-it"

let exercise = Exercise {
  Check("a new unit is on screen") {
    let settings = Settings(disk: Disk())
    let screen = host(UnitsLabel(settings: settings))
    try expect(screen.text.contains("in km"), "The screen should show `in km`.", lesson: blind)
    screen.perform { settings.units = "yards" }
    try expect(
      screen.text.contains("in yards"), "The screen should show `in yards`.", lesson: blind)
    try screen.find(button: "Use miles").tap()
    try expect(
      screen.text.contains("in miles"), "The screen should show `in miles`.", lesson: blind)
    screen.perform { settings.units = "leagues" }
    try expect(
      screen.text.contains("in leagues"),
      "And every time again: the screen should show `in leagues`.", lesson: report)
  }

  Check("a new unit is on the disk") {
    let disk = Disk()
    let settings = Settings(disk: disk)
    settings.units = "yards"
    try expect(disk.values["units"], equals: "yards", "The disk has the value.", lesson: report)
  }

  Check("what is on the disk is shown from the start") {
    let disk = Disk()
    disk.values["units"] = "parsecs"
    let settings = Settings(disk: disk)
    try expect(settings.units, equals: "parsecs", "The model reads the disk.", lesson: report)
    let screen = host(UnitsLabel(settings: settings))
    try expect(
      screen.text.contains("in parsecs"), "The screen should show `in parsecs`.", lesson: report)
  }

  Check("a new theme leaves UnitsLabel alone") {
    let settings = Settings(disk: Disk())
    let screen = host(UnitsLabel(settings: settings))
    let step = screen.perform { settings.theme = "dark" }
    try expect(step.updates, equals: [:], "Nobody here reads `theme`.", lesson: report)
  }

  Check("each change of the unit runs the label once") {
    let settings = Settings(disk: Disk())
    let screen = host(UnitsLabel(settings: settings))
    let step = screen.perform { settings.units = "yards" }
    try expect(step.updates, equals: ["UnitsLabel": 1], "One change, one run.", lesson: report)
  }
}
