import SwiftUI

// Turn the device, and the points are gone.

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
      if isSideways {
        HStack {
          ScorePad()
          Text("First to ten")
        }
      } else {
        VStack {
          ScorePad()
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
