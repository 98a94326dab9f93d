import SwiftUI

// The board is there before and after the turn, so it owns the score.

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
  @State private var score = Score()
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
