import ExerciseChecks
import SwiftUI

private let pauses = "outside-views#several-writes-one-run-or-several"
private let ends = "outside-views#an-await-ends-the-event"

/// A rain gauge that sends a reading when it is told to.
private final class Gauge {
  private(set) var stream: AsyncStream<Int>.Continuation?

  func measure() -> AsyncStream<Int> { AsyncStream { stream = $0 } }
}

/// A log on its screen, with the gauge behind it.
@MainActor private final class Station {
  let log: RainLog
  let screen: Screen
  private let gauge = Gauge()
  private(set) var runs: [String: Int] = [:]

  init() {
    let (log, gauge) = (RainLog(), gauge)
    self.log = log
    screen = host(RainScreen(log: log, measure: gauge.measure))
  }

  /// Lets tasks come to their next wait, and counts the bodies that run.
  private func settle(_ step: Step, until isDone: () -> Bool = { true }) {
    count(step)
    for _ in 0..<3 { count(screen.wait(0.005)) }
    // What runs elsewhere may take a little longer to come back.
    for _ in 0..<20 where !isDone() { count(screen.wait(0.01)) }
  }

  private func count(_ step: Step) { runs.merge(step.updates, uniquingKeysWith: +) }

  func begin() throws {
    runs = [:]
    settle(try screen.find(button: "Import").tap()) { log.isImporting }
  }

  func send(_ readings: [Int]) {
    for reading in readings { settle(screen.perform { gauge.stream?.yield(reading) }) }
  }

  func finish() {
    settle(screen.perform { gauge.stream?.finish() }) { !log.isImporting }
  }

  func importAll(_ readings: [Int]) throws {
    try begin()
    send(readings)
    finish()
  }
}

let exercise = Exercise {
  Check("all readings are on the chart") {
    let station = Station()
    try station.importAll([3, 0, 7, 12])
    try expect(station.log.readings, equals: [3, 0, 7, 12], "In their order.", lesson: ends)
    try expect(
      station.screen.contains(text: "Rain: 3-0-7-12"),
      "The chart shows them: “Rain: 3-0-7-12” should be on screen.", lesson: ends)
  }

  Check("an import runs the chart once") {
    let station = Station()
    try station.importAll([3, 0, 7, 12])
    try expect(station.runs["Chart"] ?? 0, equals: 1, "One import, one run.", lesson: pauses)
    try station.importAll([1, 5])
    try expect(station.runs["Chart"] ?? 0, equals: 1, "So does the second one.", lesson: pauses)
    try expect(
      station.runs["RainScreen"] ?? 0, equals: 0, "The screen shows nothing of it.", lesson: pauses)
  }

  Check("the sign says what is going on") {
    let station = Station()
    try expect(
      station.screen.contains(text: "ready"), "Nothing goes on yet: “ready” should be on screen.",
      lesson: ends)
    try station.begin()
    let atFirst = station.screen.text
    station.send([3, 0])
    let later = station.screen.text
    station.finish()
    try expect(
      atFirst.contains("importing"), "After the tap “importing” should be on screen.", lesson: ends)
    try expect(
      later.contains("importing"), "As long as readings come “importing” should stay.", lesson: ends
    )
    try expect(
      station.screen.contains(text: "ready"), "The import is over: “ready” should be on screen.",
      lesson: ends)
  }

  Check("a second import takes the place of the first") {
    let station = Station()
    try station.importAll([9, 9])
    try expect(
      station.screen.contains(text: "Rain: 9-9"),
      "The first import: “Rain: 9-9” should be on screen.", lesson: ends)
    try station.importAll([1, 5])
    try expect(station.log.readings, equals: [1, 5], "The old readings are gone.", lesson: ends)
  }

  Check("readings that are set elsewhere are shown") {
    let station = Station()
    let screen = station.screen
    let step = screen.perform { station.log.readings = [2, 5] }
    try expect(
      screen.contains(text: "Rain: 2-5"), "The chart follows: “Rain: 2-5” should be on screen.",
      lesson: pauses)
    try expect(step.updates, equals: ["Chart": 1], "Only the chart reads it.", lesson: pauses)
  }
}
