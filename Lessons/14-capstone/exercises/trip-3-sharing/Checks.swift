import ExerciseChecks
import SwiftUI

private let sharing = "capstone#step-3-sharing"

private struct Parent: View {
  @State private var traveller = "Noor"

  var body: some View {
    TripRoot(traveller: traveller)
    Button("Another traveller") { traveller = "Max" }
  }
}

let exercise = Exercise {
  Check("at first the rows are long") {
    let screen = host(TripRoot(traveller: "Noor"))
    for text in ["Basel, nights: 1", "Lyon, nights: 2", "Compact"] {
      try expect(screen.text.contains(text), "“\(text)” is on screen.", lesson: sharing)
    }
  }

  Check("the switch is on screen and works") {
    let screen = host(TripRoot(traveller: "Noor"))
    try screen.find(toggle: "Compact").toggle()
    try expect(
      !screen.text.contains("Lyon, nights"),
      "No nights in a compact row: “Lyon, nights” should be gone.", lesson: sharing)
    try expect(
      screen.text.contains("Lyon"), "The place stays: “Lyon” should be on screen.", lesson: sharing)
    try screen.find(toggle: "Compact").toggle()
    try expect(
      screen.text.contains("Lyon, nights: 2"),
      "And back again: “Lyon, nights: 2” should be on screen.", lesson: sharing)
  }

  Check("settings from above reach the rows") {
    let settings = TripSettings()
    let screen = host { TripScreen(trip: Trip()).environment(settings) }
    try expect(
      screen.text.contains("Basel, nights: 1"),
      "The long form: “Basel, nights: 1” should be on screen.", lesson: sharing)
    screen.perform { settings.isCompact = true }
    try expect(
      !screen.text.contains("Basel, nights"),
      "A change made by code is followed too: “Basel, nights” should be gone.", lesson: sharing)
  }

  Check("the switch leaves the screen alone") {
    let screen = host(TripRoot(traveller: "Noor"))
    let step = try screen.find(toggle: "Compact").toggle()
    for view in ["TripScreen", "TitleLabel", "TotalLabel", "TripRoot", "StopEditor"] {
      try expect(
        step.updates[view] ?? 0, equals: 0, "Runs of \(view): it shows no setting.",
        lesson: sharing)
    }
    try expect(
      step.updates["StopRow"] ?? 0 <= 2, "A row runs once for the switch.", lesson: sharing)
  }

  Check("TripRoot keeps its settings") {
    let screen = host(Parent())
    try screen.find(toggle: "Compact").toggle()
    try screen.find(button: "Another traveller").tap()
    try expect(
      !screen.text.contains("Basel, nights"),
      "Still compact for the next traveller: “Basel, nights” should be gone.", lesson: sharing)
  }

  Check("a row without settings shows the long form") {
    let screen = host(StopRow(stop: Stop(id: 9, place: "Turin", nights: 4)))
    try expect(
      screen.text.contains("Turin, nights: 4"),
      "“Turin, nights: 4” should be on screen: the optional form finds nil here.", lesson: sharing)
  }
}
