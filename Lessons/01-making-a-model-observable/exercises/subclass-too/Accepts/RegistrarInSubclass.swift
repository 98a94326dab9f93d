import SwiftUI

// The subclass reports its own property by hand.

@Observable
class Plant {
  var height = 10
}

final class Tomato: Plant {
  private let registrar = ObservationRegistrar()
  private var storedRipe = 0

  var ripe: Int {
    get {
      registrar.access(self, keyPath: \.ripe)
      return storedRipe
    }
    set { registrar.withMutation(of: self, keyPath: \.ripe) { storedRipe = newValue } }
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
