// expect: the points stay when the device is turned
import SwiftUI

// Two places stay two places, whatever their ids.

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
          ScorePad().id("pad")
          Text("First to ten")
        }
      } else {
        VStack {
          ScorePad().id("pad")
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
