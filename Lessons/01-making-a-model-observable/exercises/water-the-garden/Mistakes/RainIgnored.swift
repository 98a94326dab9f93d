// expect: the weather is followed too
import SwiftUI

// The other property is taken out of tracking.

@Observable
final class Garden {
  var litres = 0
  @ObservationIgnored var isRaining = false
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
