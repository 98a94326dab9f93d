import SwiftUI

// The macro writes the getters and setters that report.

@Observable
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
