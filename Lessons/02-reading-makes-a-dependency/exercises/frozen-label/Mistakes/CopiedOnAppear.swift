// expect: a new time is on screen
import SwiftUI

// A read in onAppear is done once and enrols nobody.

@Observable
final class Train {
  var name = "Coast Line"
  var time = "9:40"
}

struct ArrivalLabel: View {
  let train: Train
  @State private var text = ""

  var body: some View {
    Text(text)
      .onAppear { text = "\(train.name) arrives \(train.time)" }
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
