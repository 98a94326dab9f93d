import SwiftUI

// The new system: @Observable, owned with @State.

@Observable
final class RowCounter {
  var rows = 0

  init() {
    print("new counter")
  }
}

struct CounterCard: View {
  var title: String
  @State private var counter = RowCounter()

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
      Toggle("Pattern", isOn: $showsPattern)
      Button("Pattern") { showsPattern.toggle() }
      showsPattern ? Text("knit two, purl two") : nil
    }
  }
}
