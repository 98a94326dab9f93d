import SwiftUI

// The protocol, with the code the macro would have written.

final class Garden: Observable {
  private let registrar = ObservationRegistrar()
  private var storedLitres = 0
  private var storedRain = false

  var litres: Int {
    get {
      registrar.access(self, keyPath: \.litres)
      return storedLitres
    }
    set { registrar.withMutation(of: self, keyPath: \.litres) { storedLitres = newValue } }
  }

  var isRaining: Bool {
    get {
      registrar.access(self, keyPath: \.isRaining)
      return storedRain
    }
    set { registrar.withMutation(of: self, keyPath: \.isRaining) { storedRain = newValue } }
  }
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
