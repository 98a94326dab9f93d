// expect: a new time runs ArrivalLabel alone
import SwiftUI

// The copy is renewed by onChange: the body runs for the time, then for the copy.

@Observable
final class Train {
  var name = "Coast Line"
  var time = "9:40"
}

struct ArrivalLabel: View {
  let train: Train
  @State private var time = ""

  var body: some View {
    Text("\(train.name) arrives \(time)")
      .onChange(of: train.time, initial: true) { time = train.time }
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
