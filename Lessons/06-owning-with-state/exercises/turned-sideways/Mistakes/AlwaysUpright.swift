// expect: sideways, the rule is beside the points
import SwiftUI

// The points stay, since nothing is arranged any more.

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
      ScorePad()
      Text("First to ten")
      Button("Turn") { isSideways.toggle() }
    }
  }
}

#Preview {
  Board()
}
