// expect: a new time runs ArrivalLabel alone
import SwiftUI

// The label is gone and the board shows the time itself.

@Observable
final class Train {
  var name = "Coast Line"
  var time = "9:40"
}

struct ArrivalLabel: View {
  let train: Train

  var body: some View {
    Text("\(train.name) arrives \(train.time)")
  }
}

struct TrainBoard: View {
  let train: Train

  var body: some View {
    VStack {
      Text("\(train.name) arrives \(train.time)")
      Button("Ten minutes late") { train.time = "9:50" }
    }
  }
}

#Preview {
  TrainBoard(train: Train())
}
