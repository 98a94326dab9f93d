// expect: the points stay when the device is turned
import SwiftUI

// The pad is handed a score, but each branch makes one.

@Observable
final class Score {
  var points = 0
}

struct ScorePad: View {
  let score: Score

  var body: some View {
    VStack {
      Text("Points: \(score.points)")
      Button("Point") { score.points += 1 }
    }
  }
}

struct Board: View {
  @State private var isSideways = false

  var body: some View {
    VStack {
      if isSideways {
        HStack {
          ScorePad(score: Score())
          Text("First to ten")
        }
      } else {
        VStack {
          ScorePad(score: Score())
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
