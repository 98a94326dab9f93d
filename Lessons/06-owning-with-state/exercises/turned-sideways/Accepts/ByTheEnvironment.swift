import SwiftUI

// Both pads find the score that the board owns.

@Observable
final class Score {
  var points = 0
}

struct ScorePad: View {
  @Environment(Score.self) private var score

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
    .environment(score)
  }
}

#Preview {
  Board()
}
