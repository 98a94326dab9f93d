// expect: the rows survive the pattern
import SwiftUI

// Two branches are two places: each has cards of its own.

final class RowCounter: ObservableObject {
  @Published var rows = 0

  init() {
    print("new counter")
  }
}

struct CounterCard: View {
  let title: String
  @StateObject private var counter = RowCounter()

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
      if showsPattern {
        CounterCard(title: "Sleeve")
        CounterCard(title: "Collar")
        Text("knit two, purl two")
      } else {
        CounterCard(title: "Sleeve")
        CounterCard(title: "Collar")
      }
      Button("Pattern") { showsPattern.toggle() }
    }
  }
}

#Preview {
  KnittingScreen()
}
