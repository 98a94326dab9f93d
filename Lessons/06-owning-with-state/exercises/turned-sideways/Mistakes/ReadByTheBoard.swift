// expect: a point does not run Board
import SwiftUI

// The board owns the number and hands down its value.

struct ScorePad: View {
  let points: Int
  let add: () -> Void

  var body: some View {
    VStack {
      Text("Points: \(points)")
      Button("Point") { add() }
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
          ScorePad(points: points) { points += 1 }
          Text("First to ten")
        }
      } else {
        VStack {
          ScorePad(points: points) { points += 1 }
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
