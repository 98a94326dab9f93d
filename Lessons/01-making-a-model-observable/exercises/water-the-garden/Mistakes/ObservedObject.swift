// expect: the run is caused by the property
import SwiftUI

// The older system: the screen follows, and every change of the object runs the view.

final class Garden: ObservableObject {
  @Published var litres = 0
  @Published var isRaining = false
}

struct GardenView: View {
  @ObservedObject var garden: Garden

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
