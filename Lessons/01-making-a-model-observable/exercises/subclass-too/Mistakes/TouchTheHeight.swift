// expect: ripe fruit is the reason of its update
import SwiftUI

// A change in place of the inherited property drags the view along.

@Observable
class Plant {
  var height = 10
}

final class Tomato: Plant {
  var ripe = 0 {
    didSet { height += 0 }
  }
}

struct TomatoView: View {
  let tomato: Tomato

  var body: some View {
    VStack {
      Text("\(tomato.height) cm")
      Text("\(tomato.ripe) ripe")
      Button("Grow") { tomato.height += 5 }
      Button("Ripen") { tomato.ripe += 1 }
    }
  }
}

#Preview {
  TomatoView(tomato: Tomato())
}
