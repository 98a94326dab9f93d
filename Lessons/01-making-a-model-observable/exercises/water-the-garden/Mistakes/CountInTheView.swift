// expect: a change from elsewhere reaches the screen
import SwiftUI

// The view keeps a copy in its own state and changes that.

@Observable
final class Garden {
  var litres = 0
  var isRaining = false
}

struct GardenView: View {
  let garden: Garden
  @State private var litres = 0

  var body: some View {
    VStack {
      Text("\(litres) litres")
      Text(garden.isRaining ? "raining" : "dry")
      Button("Water") { litres += 10 }
    }
  }
}

#Preview {
  GardenView(garden: Garden())
}
