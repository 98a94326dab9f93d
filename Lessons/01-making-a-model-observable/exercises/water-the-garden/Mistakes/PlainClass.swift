// expect: a tap on Water reaches the screen
import SwiftUI

// Neither the protocol nor the macro.

final class Garden {
  var litres = 0
  var isRaining = false
}

struct GardenView: View {
  let garden: Garden

  var body: some View {
    VStack {
      Text("\(garden.litres) litres")
      Text(garden.isRaining ? "raining" : "dry")
      Button("Water") { garden.litres += 10 }
    }
  }
}

#Preview {
  GardenView(garden: Garden())
}
