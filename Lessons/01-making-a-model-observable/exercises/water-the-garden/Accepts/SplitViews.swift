import SwiftUI

// Each property in a view of its own.

@Observable
final class Garden {
  var litres = 0
  var isRaining = false
}

struct LitresLabel: View {
  let garden: Garden

  var body: some View { Text("\(garden.litres) litres") }
}

struct WeatherLabel: View {
  let garden: Garden

  var body: some View { Text(garden.isRaining ? "raining" : "dry") }
}

struct GardenView: View {
  let garden: Garden

  var body: some View {
    VStack {
      LitresLabel(garden: garden)
      WeatherLabel(garden: garden)
      Button("Water") { garden.litres += 10 }
    }
  }
}
