// expect: other watts run WattsView alone
import SwiftUI

// The sky is narrow now, the numbers are still one struct.

struct Readings {
  var watts = 0
  var degrees = 0
}

@Observable
final class Roof {
  private(set) var readings = Readings()
  private(set) var isSunny = false

  func receive(_ new: Readings) {
    readings = new
    isSunny = new.watts > 500
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

  var body: some View { Text(roof.isSunny ? "sunny" : "cloudy") }
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
