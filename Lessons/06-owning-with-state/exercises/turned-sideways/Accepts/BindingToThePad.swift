import SwiftUI

// The board owns a number, the pad gets a binding.

struct ScorePad: View {
  @Binding var points: Int

  var body: some View {
    VStack {
      Text("Points: \(points)")
      Button("Point") { points += 1 }
    }
  }
}

struct Board: View {
  @State private var points = 0
  @State private var isSideways = false

  var body: some View {
    VStack {
      if isSideways {
        HStack {
          ScorePad(points: $points)
          Text("First to ten")
        }
      } else {
        VStack {
          ScorePad(points: $points)
          Text("First to ten")
        }
      }
      Button("Turn") { isSideways.toggle() }
    }
  }
}

#Preview {
  Board()
}
