// expect: the counts outlive the weather
import SwiftUI

// With another id comes another life.

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
      Text(isRaining ? "Rain" : "Sun")
      Turnstile(name: "North").id(isRaining)
      Turnstile(name: "South").id(isRaining)
      Button("Weather") { isRaining.toggle() }
    }
  }
}

#Preview {
  Entrance()
}
