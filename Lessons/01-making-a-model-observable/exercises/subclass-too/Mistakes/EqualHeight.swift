// expect: ripe fruit is shown at once
import SwiftUI

// Writing the same height notifies nobody.

@Observable
class Plant {
  var height = 10
}

final class Tomato: Plant {
  var ripe = 0 {
    didSet {
      let same = height
      height = same
    }
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
