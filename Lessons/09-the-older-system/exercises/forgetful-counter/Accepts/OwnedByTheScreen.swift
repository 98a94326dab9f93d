import SwiftUI

// The screen owns both counters and hands them over; the cards observe.

final class RowCounter: ObservableObject {
  @Published var rows = 0

  init() { print("new counter") }
}

struct CounterCard: View {
  let title: String
  @ObservedObject var counter: RowCounter

  var body: some View {
    Text("\(title): \(counter.rows) rows")
    Button("Knit \(title)") { counter.rows += 1 }
  }
}

struct KnittingScreen: View {
  @StateObject private var sleeve = RowCounter()
  @StateObject private var collar = RowCounter()
  @State private var showsPattern = false

  var body: some View {
    CounterCard(title: "Sleeve", counter: sleeve)
    CounterCard(title: "Collar", counter: collar)
    Button("Pattern") { showsPattern.toggle() }
    if showsPattern { Text("knit two, purl two") }
  }
}
