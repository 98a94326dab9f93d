import SwiftUI

// An initialiser, a `var` in the view, no stack.

@Observable class Garden {
  var litres: Int
  var isRaining: Bool

  init(litres: Int = 0, isRaining: Bool = false) {
    self.litres = litres
    self.isRaining = isRaining
  }

  func water() { litres += 10 }
}

struct GardenView: View {
  var garden: Garden

  var body: some View {
    Text("\(garden.litres) litres")
    Text(garden.isRaining ? "raining" : "dry")
    Button("Water", action: garden.water)
  }
}
