// expect: a tap on Water reaches the screen
import SwiftUI

// The older protocol, held in a plain `let`: nobody subscribes.

final class Garden: ObservableObject {
  @Published var litres = 0
  @Published var isRaining = false
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
