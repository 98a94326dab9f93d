import SwiftUI

// A number in state needs no class.

struct Turnstile: View {
  let name: String
  @State private var visitors = 0

  var body: some View {
    VStack {
      Text("\(name): \(visitors)")
      Button("Enter \(name)") { visitors += 1 }
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
