// expect: each board counts its own points
import SwiftUI

// A global outlives the turn, and is shared by all boards.

@Observable
final class Score {
  var points = 0
}

let score = Score()

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
          ScorePad(score: score)
          Text("First to ten")
        }
      } else {
        VStack {
          ScorePad(score: score)
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
