import SwiftUI

// Each class reports for the properties it adds.

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
