// expect: each turnstile counts for itself
import SwiftUI

// The entrance owns one counter and hands it to both.

@Observable
final class Counter {
  var visitors = 0
}

struct Turnstile: View {
  let name: String
  let counter: Counter

  var body: some View {
    VStack {
      Text("\(name): \(counter.visitors)")
      Button("Enter \(name)") { counter.visitors += 1 }
    }
  }
}

struct Entrance: View {
  @State private var isRaining = false
  @State private var counter = Counter()

  var body: some View {
    VStack {
      Text(isRaining ? "Rain" : "Sun")
      Turnstile(name: "North", counter: counter)
      Turnstile(name: "South", counter: counter)
      Button("Weather") { isRaining.toggle() }
    }
  }
}

#Preview {
  Entrance()
}
