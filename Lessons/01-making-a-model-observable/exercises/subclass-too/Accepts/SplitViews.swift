import SwiftUI

// One view for each property.

@Observable
class Plant {
  var height = 10
}

@Observable
final class Tomato: Plant {
  var ripe = 0
}

struct HeightLabel: View {
  let plant: Plant

  var body: some View { Text("\(plant.height) cm") }
}

struct RipeLabel: View {
  let tomato: Tomato

  var body: some View { Text("\(tomato.ripe) ripe") }
}

struct TomatoView: View {
  let tomato: Tomato

  var body: some View {
    VStack {
      HeightLabel(plant: tomato)
      RipeLabel(tomato: tomato)
      Button("Grow") { tomato.height += 5 }
      Button("Ripen") { tomato.ripe += 1 }
    }
  }
}

#Preview {
  TomatoView(tomato: Tomato())
}
