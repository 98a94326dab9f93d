import ExerciseChecks
import SwiftUI

private let appear = "outside-views#the-mistake-loading-in-onappear"
private let cure = "outside-views#the-cure-taskid"
private let does = "outside-views#what-taskid-does"

/// Keeps each search waiting until the check answers it.
@MainActor private final class Catalogue {
  private(set) var asked: [String] = []
  private var waiting: [(word: String, answer: CheckedContinuation<[String], Never>)] = []

  func find(_ word: String) async -> [String] {
    asked.append(word)
    return await withCheckedContinuation { waiting.append((word, $0)) }
  }

  /// Answers what was asked for a word so far.
  func answer(_ word: String, _ plants: [String]) {
    let ready = waiting.filter { $0.word == word }
    waiting.removeAll { $0.word == word }
    for search in ready { search.answer.resume(returning: plants) }
  }

  /// Answers whatever is still waiting.
  func close() {
    for search in waiting { search.answer.resume(returning: []) }
    waiting = []
  }
}

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

/// A herbarium on its screen, with the catalogue behind it.
@MainActor private struct Visit {
  let catalogue = Catalogue()
  let herbarium: Herbarium
  let screen: Screen

  init() {
    let herbarium = Herbarium(find: catalogue.find)
    self.herbarium = herbarium
    screen = host(HerbariumScreen(herbarium: herbarium))
  }

  /// Lets tasks come to their next wait, and gives them longer until something has happened.
  func settle(until isDone: () -> Bool = { true }) {
    RoundTrip.wait(screen)
    for _ in 0..<10 where !isDone() { screen.wait(0.02) }
  }

  /// Waits until a word was asked for, long enough for those who let people finish typing.
  func settle(askedFor word: String) throws {
    for _ in 0..<20 where catalogue.asked.last != word { screen.wait(0.02) }
    try expect(catalogue.asked.last == word, "“\(word)” should be searched.", lesson: cure)
    settle()
  }

  func answer(_ word: String, _ plants: [String]) throws {
    try settle(askedFor: word)
    screen.perform { catalogue.answer(word, plants) }
    settle { herbarium.results == plants }
  }

  /// Answers a search whose results must not be shown.
  func answerTooLate(_ word: String, _ plants: [String]) {
    screen.perform { catalogue.answer(word, plants) }
    settle()
  }

  /// Runs the checks, then lets every search end.
  func check(_ checks: (Visit) throws -> Void) throws {
    defer {
      catalogue.close()
      settle()
    }
    try settle(askedFor: "fern")
    try checks(self)
  }
}

let exercise = Exercise {
  Check("the first query is searched") {
    try Visit().check { visit in
      try expect(visit.catalogue.asked, equals: ["fern"], "One search.", lesson: cure)
      try visit.answer("fern", ["lady fern", "tree fern"])
      try expect(
        visit.screen.contains(text: "2 found"), "Two are found: “2 found” should be on screen.",
        lesson: cure)
      try expect(
        visit.screen.contains(text: "Plant: tree fern"),
        "They are listed: “Plant: tree fern” should be on screen.", lesson: cure)
    }
  }

  Check("a new query is searched once") {
    try Visit().check { visit in
      try visit.answer("fern", ["lady fern"])
      let step = try visit.screen.find(field: "Query").type("holly")
      try visit.settle(askedFor: "holly")
      try expect(
        visit.catalogue.asked, equals: ["fern", "holly"], "One more search.", lesson: appear)
      try expect(
        step.updates["Count"] ?? 0, equals: 0, "Nothing is found yet: no run.", lesson: does)
      try visit.answer("holly", ["sea holly", "holly"])
      try expect(
        visit.screen.contains(text: "2 found"), "Two are found: “2 found” should be on screen.",
        lesson: appear)
      try expect(
        visit.screen.contains(text: "Plant: sea holly"),
        "They are listed: “Plant: sea holly” should be on screen.", lesson: appear)
      try expect(
        !visit.screen.contains(text: "lady fern"),
        "The fern is gone: “lady fern” should be gone.", lesson: appear)
    }
  }

  Check("a query that is set elsewhere is searched") {
    try Visit().check { visit in
      try visit.answer("fern", ["lady fern"])
      visit.screen.perform { visit.herbarium.query = "mar" }
      visit.settle()
      try visit.answer("mar", ["rosemary"])
      try expect(
        visit.herbarium.results, equals: ["rosemary"], "The model has the result.", lesson: cure)
      try expect(
        visit.screen.contains(text: "Plant: rosemary"),
        "So has the screen: “Plant: rosemary” should be on screen.", lesson: cure)
    }
  }

  Check("a late answer to an earlier query doesn't win") {
    try Visit().check { visit in
      try visit.answer("fern", ["lady fern"])
      for query in ["marigold", "rose"] {
        visit.screen.perform { visit.herbarium.query = query }
        try visit.settle(askedFor: query)
      }
      try visit.answer("rose", ["rosemary"])
      visit.answerTooLate("marigold", ["marsh marigold"])
      try expect(
        visit.herbarium.results, equals: ["rosemary"],
        "The answer to `marigold` came after that to `rose` and must not be shown.", lesson: does)
      try expect(
        visit.screen.contains(text: "Plant: rosemary"),
        "It is listed: “Plant: rosemary” should be on screen.", lesson: does)
    }
  }

  Check("nothing is searched while the query stays") {
    try Visit().check { visit in
      try visit.answer("fern", ["lady fern"])
      visit.screen.perform { visit.herbarium.results = [] }
      visit.settle()
      visit.screen.perform { visit.herbarium.query = "fern" }
      visit.settle()
      try expect(visit.catalogue.asked, equals: ["fern"], "The query is the same.", lesson: does)
    }
  }
}
