// expect: each entrance has counts of its own
import SwiftUI

// Global counters: one for each name, for the whole program.

@Observable
final class Counter {
  var visitors = 0
}

let north = Counter()
let south = Counter()

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
