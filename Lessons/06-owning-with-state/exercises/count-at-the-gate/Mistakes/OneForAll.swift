// expect: each entrance has counts of its own
import SwiftUI

// A static counter outlives everything and is shared by everybody.

@Observable
final class Counter {
  var visitors = 0
}

struct Turnstile: View {
  let name: String
  private static let shared = Counter()
  private var counter: Counter { Self.shared }

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
