import SwiftUI

// The property stands in the superclass, which the macro covers.

@Observable
class Plant {
  var height = 10
  var ripe = 0
}

final class Tomato: Plant {}

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
