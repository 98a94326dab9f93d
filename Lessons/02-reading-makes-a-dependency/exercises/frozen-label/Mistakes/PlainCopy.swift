// expect: a new time runs ArrivalLabel alone
import SwiftUI

// A copy in a plain property: the board reads, so the board runs too.

@Observable
final class Train {
  var name = "Coast Line"
  var time = "9:40"
}

struct ArrivalLabel: View {
  private let text: String

  init(train: Train) {
    text = "\(train.name) arrives \(train.time)"
  }

  var body: some View { Text(text) }
}

struct TrainBoard: View {
  let train: Train

  var body: some View {
    VStack {
      ArrivalLabel(train: train)
      Button("Ten minutes late") { train.time = "9:50" }
    }
  }
}

#Preview {
  TrainBoard(train: Train())
}
