import SwiftUI

// The entrance owns an array of counters and never reads a count.

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
  @State private var counters = [Counter(), Counter()]

  var body: some View {
    VStack {
      Text(isRaining ? "Rain" : "Sun")
      Turnstile(name: "North", counter: counters[0])
      Turnstile(name: "South", counter: counters[1])
      Button("Weather") { isRaining.toggle() }
    }
  }
}

#Preview {
  Entrance()
}
