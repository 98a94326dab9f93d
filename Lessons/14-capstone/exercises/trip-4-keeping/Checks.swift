import ExerciseChecks
import SwiftUI

private let keeping = "capstone#step-4-outside-of-the-views"

/// Waits for the entry of a change, and a little longer for one too many.
@MainActor private func settle(_ screen: Screen, _ keeper: TripKeeper, entries: Int) {
  for _ in 0..<10 where keeper.saved.count < entries { screen.wait(0.05) }
  screen.wait(0.05)
}

let exercise = Exercise {
  Check("the summary names the stops") {
    let trip = Trip()
    try expect(trip.summary, equals: "Basel 1, Lyon 2", lesson: keeping)
    trip.stops = []
    try expect(trip.summary, equals: "", "Without stops there is nothing.", lesson: keeping)
  }

  Check("what is saved is the new summary") {
    let trip = Trip()
    let keeper = TripKeeper(trip)
    let screen = host(TripScreen(trip: trip))
    screen.wait(0.05)
    try expect(keeper.saved, equals: [], "Nothing changed, nothing is saved.", lesson: keeping)
    screen.perform { trip.stops[0].nights = 5 }
    settle(screen, keeper, entries: 1)
    try expect(
      keeper.saved.last ?? "", equals: "Basel 5, Lyon 2",
      "What is saved has the new values.", lesson: keeping)
  }

  Check("every change is saved") {
    let trip = Trip()
    let keeper = TripKeeper(trip)
    let screen = host(TripScreen(trip: trip))
    screen.wait(0.05)
    screen.perform { trip.stops[1].nights = 3 }
    settle(screen, keeper, entries: 1)
    screen.perform { trip.stops[0].place = "Bern" }
    settle(screen, keeper, entries: 2)
    screen.perform { trip.add("Nice") }
    settle(screen, keeper, entries: 3)
    screen.perform { trip.stops[2].place = "Genoa" }
    settle(screen, keeper, entries: 4)
    try expect(
      keeper.saved,
      equals: [
        "Basel 1, Lyon 3", "Bern 1, Lyon 3", "Bern 1, Lyon 3, Nice 1", "Bern 1, Lyon 3, Genoa 1",
      ],
      "Nights, a place, a new stop and its place: one entry each.", lesson: keeping)
  }

  Check("one event is saved once") {
    let trip = Trip()
    let keeper = TripKeeper(trip)
    let screen = host(TripScreen(trip: trip))
    screen.wait(0.05)
    for nights in 3...5 {
      screen.perform {
        trip.stops[0].nights = nights
        trip.stops[1].nights = nights
      }
      settle(screen, keeper, entries: nights - 2)
    }
    try expect(
      keeper.saved, equals: ["Basel 3, Lyon 3", "Basel 4, Lyon 4", "Basel 5, Lyon 5"],
      "Three events, three entries.", lesson: keeping)
  }

  Check("a new title saves nothing") {
    let trip = Trip()
    let keeper = TripKeeper(trip)
    let screen = host(TripScreen(trip: trip))
    screen.wait(0.05)
    screen.perform { trip.title = "South" }
    screen.wait(0.1)
    try expect(keeper.saved, equals: [], "The title isn't in the summary.", lesson: keeping)
    try expect(screen.text.contains("South"), "It is on screen, of course.", lesson: keeping)
  }

  Check("saving runs no view") {
    let trip = Trip()
    let keeper = TripKeeper(trip)
    let screen = host(TripScreen(trip: trip))
    screen.wait(0.05)
    let step = screen.perform("a longer stay") { trip.stops[0].nights = 5 }
    try expect(
      step.updates, equals: ["StopRow": 1, "TotalLabel": 1],
      "The row and the sum, as in step 1.", lesson: keeping)
    let saving = screen.wait(0.05)
    try expect(saving.updates, equals: [:], "Then it is saved, and nothing runs.", lesson: keeping)
    settle(screen, keeper, entries: 1)
    try expect(keeper.saved.count, equals: 1, "It was saved.", lesson: keeping)
  }
}
