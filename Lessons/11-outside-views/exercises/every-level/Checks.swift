import ExerciseChecks
import SwiftUI

private let once = "outside-views#without-a-view-withobservationtracking"
private let again = "outside-views#the-cure-set-it-up-again-later"
private let element = "outside-views#what-makes-an-element"
private let loop = "outside-views#the-mistake-a-loop-that-never-ends"

/// Whether work that was handed to other threads has come back.
@MainActor private final class RoundTrip {
  private var isOver = false

  /// Waits until what was handed to other threads before has had its turn, however busy the machine is.
  static func wait(_ screen: Screen, times: Int = 4) {
    for _ in 0..<times {
      let trip = RoundTrip()
      Task.detached { await trip.end() }
      for _ in 0..<200 where !trip.isOver { screen.wait(0.005) }
    }
  }

  private func end() { isOver = true }
}

/// A logbook at work; the empty screen lets its tasks go on.
@MainActor private struct Watch {
  let gauge = Gauge()
  let logbook: Logbook
  let screen = host(EmptyView())

  init() {
    logbook = Logbook(gauge)
    change(lines: 1) { [logbook] in logbook.start() }
  }

  /// Runs one event and waits for what follows from it: for so many lines in all, if it is said.
  func change(lines: Int = 0, in second: Logbook? = nil, _ event: () -> Void) {
    screen.perform { event() }
    RoundTrip.wait(screen)
    for book in [logbook, second ?? logbook] {
      for _ in 0..<10 where book.lines.count < lines { screen.wait(0.02) }
    }
    // The loop that wrote the line has to come to its next wait.
    if lines > 0 { RoundTrip.wait(screen) }
  }
}

let exercise = Exercise {
  Check("start writes the current level") {
    let watch = Watch()
    try expect(watch.logbook.lines, equals: ["level 3"], "The first line.", lesson: again)
  }

  Check("each change is written with the new level") {
    let watch = Watch()
    for (count, level) in [4, 5, 9, 2].enumerated() {
      watch.change(lines: count + 2) { watch.gauge.level = level }
      try expect(
        watch.logbook.lines.last ?? "nothing", equals: "level \(level)",
        "The last line is the new level.", lesson: once)
    }
    try expect(
      watch.logbook.lines, equals: ["level 3", "level 4", "level 5", "level 9", "level 2"],
      "One line for each change.", lesson: again)
  }

  Check("writes without a pause are one line") {
    let watch = Watch()
    watch.change(lines: 2) {
      watch.gauge.level = 6
      watch.gauge.level = 7
      watch.gauge.level = 8
    }
    try expect(
      watch.logbook.lines, equals: ["level 3", "level 8"], "Three writes, one line.",
      lesson: element)
    watch.change(lines: 3) { watch.gauge.level = 1 }
    try expect(
      watch.logbook.lines.last ?? "nothing", equals: "level 1", "The next event is a line again.",
      lesson: element)
  }

  Check("the wind writes nothing") {
    let watch = Watch()
    watch.change { watch.gauge.wind = 9 }
    try expect(watch.logbook.lines, equals: ["level 3"], "The level is the same.", lesson: once)
    watch.change(lines: 2) { watch.gauge.level = 4 }
    try expect(watch.logbook.lines.count, equals: 2, "A level is one line.", lesson: once)
  }

  Check("two logbooks write both") {
    let watch = Watch()
    let second = Logbook(watch.gauge)
    watch.change(lines: 1, in: second) { second.start() }
    for (count, level) in [4, 5].enumerated() {
      watch.change(lines: count + 2, in: second) { watch.gauge.level = level }
    }
    let levels = ["level 3", "level 4", "level 5"]
    try expect(watch.logbook.lines, equals: levels, "The first logbook has all.", lesson: again)
    try expect(second.lines, equals: levels, "The second one as well.", lesson: again)
  }

  Check("a logbook that nobody holds goes away") {
    let gauge = Gauge()
    let screen = host(EmptyView())
    let logbooks = Instances(of: Logbook.self)
    var logbook: Logbook? = logbooks.add(Logbook(gauge))
    screen.perform { logbook?.start() }
    RoundTrip.wait(screen)
    screen.perform { gauge.level = 4 }
    RoundTrip.wait(screen)
    logbook = nil
    RoundTrip.wait(screen)
    for _ in 0..<15 where logbooks.alive > 0 { screen.wait(0.02) }
    try expect(
      logbooks.alive, equals: 0, "Something that waits for the gauge keeps it.", lesson: loop)
    screen.perform { gauge.level = 5 }
    screen.wait(0.02)
  }
}
