import SwiftUI

// An initialiser is fine as long as it keeps the reference.

@Observable
final class Train {
  var name = "Coast Line"
  var time = "9:40"
}

struct ArrivalLabel: View {
  private let train: Train

  init(train: Train) {
    self.train = train
  }

  var body: some View {
    HStack {
      Text(train.name)
      Text("arrives")
      Text(train.time)
    }
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
