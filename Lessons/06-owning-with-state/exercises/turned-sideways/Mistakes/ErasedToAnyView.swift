// expect: the points stay when the device is turned
import SwiftUI

// AnyView hides the type, not the identity.

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
        AnyView(
          HStack {
            ScorePad()
            Text("First to ten")
          })
      } else {
        AnyView(
          VStack {
            ScorePad()
            Text("First to ten")
          })
      }
      Button("Turn") { isSideways.toggle() }
    }
  }
}

#Preview {
  Board()
}
