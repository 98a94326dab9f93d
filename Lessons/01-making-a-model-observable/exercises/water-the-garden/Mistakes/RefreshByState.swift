// expect: a change from elsewhere reaches the screen
import SwiftUI

// A hidden counter makes the tap refresh the view, and only the tap.

final class Garden {
  var litres = 0
  var isRaining = false
}

struct GardenView: View {
  let garden: Garden
  @State private var refresh = 0

  var body: some View {
    VStack {
      Text("\(garden.litres) litres").id(refresh)
      Text(garden.isRaining ? "raining" : "dry")
      Button("Water") {
        garden.litres += 10
        refresh += 1
      }
    }
  }
}

#Preview {
  GardenView(garden: Garden())
}
