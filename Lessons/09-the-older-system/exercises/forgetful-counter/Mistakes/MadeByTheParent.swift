// expect: the rows survive the pattern
import SwiftUI

// The parent makes the counters now, in its body, at each run.

final class RowCounter: ObservableObject {
  @Published var rows = 0

  init() {
    print("new counter")
  }
}

struct CounterCard: View {
  let title: String
  @ObservedObject var counter: RowCounter

  var body: some View {
    HStack {
      Text("\(title): \(counter.rows) rows")
      Button("Knit \(title)") { counter.rows += 1 }
    }
  }
}

struct KnittingScreen: View {
  @State private var showsPattern = false

  var body: some View {
    VStack {
      CounterCard(title: "Sleeve", counter: RowCounter())
      CounterCard(title: "Collar", counter: RowCounter())
      Button("Pattern") { showsPattern.toggle() }
      if showsPattern {
        Text("knit two, purl two")
      }
    }
  }
}

#Preview {
  KnittingScreen()
}
