// expect: a new time runs ArrivalLabel alone
import SwiftUI

// The board reads the time to pass it down.

@Observable
final class Train {
  var name = "Coast Line"
  var time = "9:40"
}

struct ArrivalLabel: View {
  let name: String
  let time: String

  var body: some View { Text("\(name) arrives \(time)") }
}

struct TrainBoard: View {
  let train: Train

  var body: some View {
    VStack {
      ArrivalLabel(name: train.name, time: train.time)
      Button("Ten minutes late") { train.time = "9:50" }
    }
  }
}

#Preview {
  TrainBoard(train: Train())
}
