// expect: each piece makes one counter
import SwiftUI

// The object is made before the wrapper gets it, at each init of the card.

final class RowCounter: ObservableObject {
  @Published var rows = 0

  init() {
    print("new counter")
  }
}

struct CounterCard: View {
  let title: String
  @StateObject private var counter: RowCounter

  init(title: String) {
    self.title = title
    let counter = RowCounter()
    _counter = StateObject(wrappedValue: counter)
  }

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
