import ExerciseChecks
import SwiftUI

private let appear = "outside-views#the-mistake-loading-in-onappear"
private let cure = "outside-views#the-cure-taskid"
private let does = "outside-views#what-taskid-does"

extension Screen {
  /// Lets tasks go on until something holds, half a second at most, and a little longer.
  fileprivate func wait(
    until isTrue: @MainActor () -> Bool, then rest: Double = 0.05
  ) -> [String] {
    var printed: [String] = []
    for _ in 0..<25 where !isTrue() { printed += wait(0.02).printed }
    return printed + wait(rest).printed
  }

  /// Waits for the results of the query that the screen begins with.
  fileprivate func waitForFerns() -> [String] { wait { text.contains("2 found") } }
}

let exercise = Exercise {
  Check("the first query is searched") {
    let herbarium = Herbarium()
    let screen = host(HerbariumScreen(herbarium: herbarium))
    let printed = screen.firstRender.printed + screen.waitForFerns()
    try expect(printed, equals: ["searching fern"], "One search for `fern`.", lesson: cure)
    try expect(screen.contains(text: "2 found"), "Two ferns are found.", lesson: cure)
    try expect(screen.contains(text: "Plant: tree fern"), "They are listed.", lesson: cure)
  }

  Check("a new query is searched once") {
    let herbarium = Herbarium()
    let screen = host(HerbariumScreen(herbarium: herbarium))
    _ = screen.waitForFerns()
    var printed = try screen.find(field: "Query").type("holly").printed
    printed += screen.wait { screen.contains(text: "1 found") }
    try expect(printed, equals: ["searching holly"], "One search for `holly`.", lesson: appear)
    try expect(screen.contains(text: "1 found"), "One plant is found.", lesson: appear)
    try expect(screen.contains(text: "Plant: sea holly"), "It is listed.", lesson: appear)
    try expect(!screen.contains(text: "Plant: tree fern"), "The ferns are gone.", lesson: appear)
  }

  Check("a query that is set elsewhere is searched") {
    let herbarium = Herbarium()
    let screen = host(HerbariumScreen(herbarium: herbarium))
    _ = screen.waitForFerns()
    screen.perform { herbarium.query = "mar" }
    _ = screen.wait { herbarium.results.contains("rosemary") }
    try expect(
      herbarium.results, equals: ["rosemary", "marsh marigold"], "The model has the results.",
      lesson: cure)
    try expect(screen.contains(text: "Plant: rosemary"), "The screen has them too.", lesson: cure)
  }

  Check("a late answer to an earlier query doesn't win") {
    let herbarium = Herbarium()
    let screen = host(HerbariumScreen(herbarium: herbarium))
    _ = screen.waitForFerns()
    screen.perform { herbarium.query = "marsh marigold" }
    screen.perform { herbarium.query = "rose" }
    _ = screen.wait(until: { herbarium.results == ["rosemary"] }, then: 0.2)
    try expect(
      herbarium.results, equals: ["rosemary"],
      "The answer to `marsh marigold` came later and must not be shown.", lesson: does)
    try expect(screen.contains(text: "Plant: rosemary"), "The rosemary is listed.", lesson: does)
  }

  Check("nothing is searched while the query stays") {
    let herbarium = Herbarium()
    let screen = host(HerbariumScreen(herbarium: herbarium))
    _ = screen.waitForFerns()
    var printed = screen.perform { herbarium.results = [] }.printed
    printed += screen.perform { herbarium.query = "fern" }.printed
    printed += screen.wait(0.1).printed
    try expect(printed, equals: [], "The query is the same as before.", lesson: does)
  }
}
