// expect: each piece counts for itself
import SwiftUI

// A global counter survives, and it is the same for both pieces.

final class RowCounter: ObservableObject {
  @Published var rows = 0

  init() {
    print("new counter")
  }
}

let theCounter = RowCounter()

struct CounterCard: View {
  let title: String
  @ObservedObject var counter = theCounter

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
      CounterCard(title: "Sleeve")
      CounterCard(title: "Collar")
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
