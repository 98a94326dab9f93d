// expect: the counts outlive the weather
import SwiftUI

// Two branches are two places, and two pairs of turnstiles.

@Observable
final class Counter {
  var visitors = 0
}

struct Turnstile: View {
  let name: String
  @State private var counter = Counter()

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
      if isRaining {
        Text("Rain")
        Turnstile(name: "North")
        Turnstile(name: "South")
      } else {
        Text("Sun")
        Turnstile(name: "North")
        Turnstile(name: "South")
      }
      Button("Weather") { isRaining.toggle() }
    }
  }
}

#Preview {
  Entrance()
}
