// expect: a visitor is counted
import SwiftUI

// A computed property makes a counter at each access.

@Observable
final class Counter {
  var visitors = 0
}

struct Turnstile: View {
  let name: String
  var counter: Counter { Counter() }

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
