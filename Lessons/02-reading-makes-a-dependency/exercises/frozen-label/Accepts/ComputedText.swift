import SwiftUI

// The text is a computed property: it reads when body asks for it.

@Observable
final class Train {
  var name = "Coast Line"
  var time = "9:40"
}

struct ArrivalLabel: View {
  var train: Train

  private var text: String { "\(train.name) arrives \(train.time)" }

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
