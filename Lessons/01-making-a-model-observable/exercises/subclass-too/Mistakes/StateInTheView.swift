// expect: ripe fruit is the reason of its update
import SwiftUI

// The view counts for itself.

@Observable
class Plant {
  var height = 10
}

@Observable
final class Tomato: Plant {
  var ripe = 0
}

struct TomatoView: View {
  let tomato: Tomato
  @State private var ripe = 0

  var body: some View {
    VStack {
      Text("\(tomato.height) cm")
      Text("\(ripe) ripe")
      Button("Grow") { tomato.height += 5 }
      Button("Ripen") { ripe += 1 }
    }
  }
}

#Preview {
  TomatoView(tomato: Tomato())
}
