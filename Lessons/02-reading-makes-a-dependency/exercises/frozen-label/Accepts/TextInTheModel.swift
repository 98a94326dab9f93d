import SwiftUI

// The model makes the text; the label asks for it in body.

@Observable
final class Train {
  var name = "Coast Line"
  var time = "9:40"

  var announcement: String { "\(name) arrives \(time)" }
}

struct ArrivalLabel: View {
  let train: Train

  var body: some View {
    let line = train.announcement
    Text(line)
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
