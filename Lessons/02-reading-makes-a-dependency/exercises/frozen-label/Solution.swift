import SwiftUI

// The label keeps the train and reads it while its own body runs.

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
      ArrivalLabel(train: train)
      Button("Ten minutes late") { train.time = "9:50" }
    }
  }
}

#Preview {
  TrainBoard(train: Train())
}
