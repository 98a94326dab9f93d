import SwiftUI

// One struct for all, so everybody follows everything.

struct Readings {
  var watts = 0
  var degrees = 0
}

@Observable
final class Roof {
  var readings = Readings()

  func receive(_ new: Readings) {
    readings = new
  }
}

struct WattsView: View {
  let roof: Roof

  var body: some View { Text("\(roof.readings.watts) W") }
}

struct HeatView: View {
  let roof: Roof

  var body: some View { Text("\(roof.readings.degrees)°") }
}

struct SkyLabel: View {
  let roof: Roof

  var body: some View { Text(roof.readings.watts > 500 ? "sunny" : "cloudy") }
}

struct RoofScreen: View {
  let roof: Roof

  var body: some View {
    VStack {
      WattsView(roof: roof)
      HeatView(roof: roof)
      SkyLabel(roof: roof)
    }
  }
}

#Preview {
  RoofScreen(roof: Roof())
}
