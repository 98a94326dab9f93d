import SwiftUI

// The seed is made in init; it is taken once.

@Observable
final class Counter {
  var visitors = 0
}

struct Turnstile: View {
  let name: String
  @State private var counter: Counter

  init(name: String) {
    self.name = name
    _counter = State(initialValue: Counter())
  }

  var body: some View {
    VStack {
      Text("\(name): \(counter.visitors)")
      Button("Enter \(name)") { counter.visitors += 1 }
    }
  }
}

struct Entrance: View {
  @State private var isRaining = false

  var body: some View {
    VStack {
      Text(isRaining ? "Rain" : "Sun")
      Turnstile(name: "North")
      Turnstile(name: "South")
      Button("Weather") { isRaining.toggle() }
    }
  }
}

#Preview {
  Entrance()
}
