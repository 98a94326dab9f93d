import SwiftUI

// The time changes in the model. On screen it never does.

@Observable
final class Train {
  var name = "Coast Line"
  var time = "9:40"
}

struct ArrivalLabel: View {
  @State private var text: String

  init(train: Train) {
    _text = State(initialValue: "\(train.name) arrives \(train.time)")
  }

  var body: some View {
    Text(text)
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
