// expect: a visitor runs one Turnstile and nothing else
import SwiftUI

// The entrance owns the counters, and reads them to hand down numbers.

@Observable
final class Counter {
  var visitors = 0
}

struct Turnstile: View {
  let name: String
  let visitors: Int
  let enter: () -> Void

  var body: some View {
    VStack {
      Text("\(name): \(visitors)")
      Button("Enter \(name)") { enter() }
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
      Turnstile(name: "North", visitors: north.visitors, enter: { north.visitors += 1 })
      Turnstile(name: "South", visitors: south.visitors, enter: { south.visitors += 1 })
      Button("Weather") { isRaining.toggle() }
    }
  }
}

#Preview {
  Entrance()
}
