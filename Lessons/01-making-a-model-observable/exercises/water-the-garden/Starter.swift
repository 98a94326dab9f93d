import SwiftUI

// The class says that it is observable. Who writes the code for that?

final class Garden: Observable {
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
