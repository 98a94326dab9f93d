// expect: ripe fruit is shown at once
import SwiftUI

// The new property is taken out of tracking.

@Observable
class Plant {
  var height = 10
}

@Observable
final class Tomato: Plant {
  @ObservationIgnored var ripe = 0
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
