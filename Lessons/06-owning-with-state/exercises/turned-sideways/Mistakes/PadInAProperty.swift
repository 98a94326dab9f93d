// expect: the points stay when the device is turned
import SwiftUI

// A property saves typing; it makes a pad at each place where it stands.

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

  private var pad: some View { ScorePad() }

  var body: some View {
    VStack {
      if isSideways {
        HStack {
          pad
          Text("First to ten")
        }
      } else {
        VStack {
          pad
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
