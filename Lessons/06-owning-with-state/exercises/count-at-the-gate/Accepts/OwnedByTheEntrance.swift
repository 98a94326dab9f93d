import SwiftUI

// The entrance owns both counters and hands each to its turnstile.

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
  @State private var north = Counter()
  @State private var south = Counter()

  var body: some View {
    VStack {
      Text(isRaining ? "Rain" : "Sun")
      Turnstile(name: "North", counter: north)
      Turnstile(name: "South", counter: south)
      Button("Weather") { isRaining.toggle() }
    }
  }
}

#Preview {
  Entrance()
}
