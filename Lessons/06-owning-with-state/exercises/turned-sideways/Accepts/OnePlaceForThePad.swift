import SwiftUI

// The pad stays where it is; the rule is what moves.

struct ScorePad: View {
  @State private var points = 0

  var body: some View {
    VStack {
      Text("Points: \(points)")
      Button("Point") { points += 1 }
    }
  }
}

struct Board: View {
  @State private var isSideways = false

  var body: some View {
    VStack {
      HStack {
        ScorePad()
        if isSideways { Text("First to ten") }
      }
      if !isSideways { Text("First to ten") }
      Button("Turn") { isSideways.toggle() }
    }
  }
}

#Preview {
  Board()
}
