import SwiftUI

// The object is made inside the wrapper's autoclosure, so only once.

final class RowCounter: ObservableObject {
  @Published private(set) var rows: Int

  init(startingAt rows: Int = 0) {
    self.rows = rows
    print("new counter")
  }

  func knit() { rows += 1 }
}

struct CounterCard: View {
  private let title: String
  @StateObject private var counter: RowCounter

  init(title: String, rows: Int = 0) {
    self.title = title
    _counter = StateObject(wrappedValue: RowCounter(startingAt: rows))
  }

  var body: some View {
    Text("\(title): \(counter.rows) rows")
    Button("Knit \(title)", action: counter.knit)
  }
}

struct KnittingScreen: View {
  @State private var showsPattern = false

  var body: some View {
    Group {
      ForEach(["Sleeve", "Collar"], id: \.self) { CounterCard(title: $0) }
      Button("Pattern") { showsPattern.toggle() }
      if showsPattern {
        Text("knit two, purl two")
      } else {
        EmptyView()
      }
    }
  }
}
