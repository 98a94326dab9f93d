// expect: the rows survive the pattern
import SwiftUI

// A new identity at each run throws the kept object away.

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
      CounterCard(title: "Sleeve").id(UUID())
      CounterCard(title: "Collar").id(UUID())
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
