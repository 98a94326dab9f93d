import ExerciseChecks
import SwiftUI

private let pauses = "outside-views#several-writes-one-run-or-several"
private let ends = "outside-views#an-await-ends-the-event"
private let whole = [3, 0, 7, 12, 5, 1, 0, 4]

extension Screen {
  /// Taps Import, waits for its end, and counts the runs of the chart on the way.
  fileprivate func runsOfChartInImport(into log: RainLog) throws -> Int {
    var runs = try find(button: "Import").tap().updates["Chart"] ?? 0
    for _ in 0..<50 where log.isImporting || log.readings.count < whole.count {
      runs += wait(0.02).updates["Chart"] ?? 0
    }
    return runs + (wait(0.03).updates["Chart"] ?? 0)
  }
}

let exercise = Exercise {
  Check("all readings are on the chart") {
    let log = RainLog()
    let screen = host(RainScreen(log: log))
    _ = try screen.runsOfChartInImport(into: log)
    try expect(log.readings, equals: whole, "All eight, in their order.", lesson: ends)
    try expect(
      screen.contains(text: "Rain: 3-0-7-12-5-1-0-4"), "The chart shows them.", lesson: ends)
  }

  Check("an import runs the chart once") {
    let log = RainLog()
    let screen = host(RainScreen(log: log))
    let runs = try screen.runsOfChartInImport(into: log)
    try expect(runs, equals: 1, "One import, one run of `Chart`.", lesson: pauses)
    screen.perform { log.readings = [9, 9] }
    let again = try screen.runsOfChartInImport(into: log)
    try expect(again, equals: 1, "Also where there were readings before.", lesson: pauses)
  }

  Check("the sign says what is going on") {
    let log = RainLog()
    let screen = host(RainScreen(log: log))
    try expect(screen.contains(text: "ready"), "Nothing goes on yet.", lesson: ends)
    try screen.find(button: "Import").tap()
    for _ in 0..<5 where !screen.contains(text: "importing") { screen.wait(0.005) }
    let hasBegun = screen.contains(text: "importing")
    for _ in 0..<50 where log.readings.count < whole.count { screen.wait(0.02) }
    screen.wait(0.03)
    try expect(hasBegun, "Soon after the tap it says `importing`.", lesson: ends)
    try expect(screen.contains(text: "ready"), "The import is over.", lesson: ends)
  }

  Check("a second import takes the place of the first") {
    let log = RainLog()
    log.readings = [9, 9]
    let screen = host(RainScreen(log: log))
    try expect(screen.contains(text: "Rain: 9-9"), "The old readings are shown.", lesson: ends)
    _ = try screen.runsOfChartInImport(into: log)
    try expect(log.readings, equals: whole, "The old readings are gone.", lesson: ends)
  }

  Check("a reading that is added by hand is shown") {
    let log = RainLog()
    let screen = host(RainScreen(log: log))
    let step = screen.perform { log.readings = [2, 5] }
    try expect(screen.contains(text: "Rain: 2-5"), "The chart follows.", lesson: pauses)
    try expect(step.updates, equals: ["Chart": 1], "Only the chart reads it.", lesson: pauses)
  }
}
