import ExerciseChecks
import SwiftUI

private let mistake = "collections-and-rows#the-mistake-the-body-reads-what-belongs-to-the-rows"
private let cure = "collections-and-rows#the-cure-a-view-for-the-headline"
private let array = "collections-and-rows#when-the-array-changes"

private func total(_ counts: [String: Int]) -> Int { counts.values.reduce(0, +) }

let exercise = Exercise {
  Check("all articles are listed, with the number of unread ones") {
    let screen = host(ReadingListScreen(list: ReadingList()))
    try expect(screen.text.contains("3 unread"), "The screen should show `3 unread`.", lesson: cure)
    for title in ["On Rivers", "Slow Bread", "Night Trains"] {
      try expect(screen.text.contains(title), "The screen should show `\(title)`.", lesson: cure)
    }
  }

  Check("an article that is read changes its row and the headline") {
    let list = ReadingList()
    let screen = host(ReadingListScreen(list: list))
    screen.perform { list.articles[1].isRead = true }
    try expect(screen.text.contains("2 unread"), "The screen should show `2 unread`.", lesson: cure)
    try expect(
      screen.text.contains("Slow Bread (read)"), "The screen should show `Slow Bread (read)`.",
      lesson: cure)
    try expect(
      screen.text.contains("Night Trains"),
      "The others stay: the screen should show `Night Trains`.", lesson: cure)
    try screen.find(button: "Read the first").tap()
    try expect(screen.text.contains("1 unread"), "The screen should show `1 unread`.", lesson: cure)
  }

  Check("an article that is read leaves the screen's body alone") {
    let list = ReadingList()
    let screen = host(ReadingListScreen(list: list))
    let step = screen.perform { list.articles[1].isRead = true }
    try expect(
      step.updates["ReadingListScreen"] ?? 0, equals: 0,
      "Its body reads `isRead`: the count stands in it.", lesson: mistake)
    try expect(total(step.rows) <= 1, "At most one row is asked again.", lesson: mistake)
    try expect(total(step.updates) <= 2, "The headline and one row, no more.", lesson: cure)
  }

  Check("a new title runs one row") {
    let list = ReadingList()
    let screen = host(ReadingListScreen(list: list))
    let step = screen.perform { list.articles[2].title = "Day Trains" }
    try expect(
      screen.text.contains("Day Trains"), "The screen should show `Day Trains`.", lesson: cure)
    try expect(
      step.updates["ReadingListScreen"] ?? 0, equals: 0, "Its body reads titles.", lesson: mistake)
    try expect(
      total(step.updates) <= 1 && total(step.rows) <= 1, "One row shows it, so one row runs.",
      lesson: mistake)
  }

  Check("an added article is shown and counted") {
    let list = ReadingList()
    let screen = host(ReadingListScreen(list: list))
    screen.perform { list.articles.append(Article(title: "Salt")) }
    try expect(screen.text.contains("Salt"), "The screen should show `Salt`.", lesson: array)
    try expect(
      screen.text.contains("4 unread"), "The screen should show `4 unread`.", lesson: array)
  }
}
