import SwiftUI

// The watts are written in the colour of the sky, which changes with them and never alone.

struct Readings {
  var watts = 0
  var degrees = 0
}

@Observable
final class Roof {
  private(set) var watts = 0
  private(set) var degrees = 0
  private(set) var isSunny = false

  func receive(_ new: Readings) {
    watts = new.watts
    degrees = new.degrees
    isSunny = new.watts > 500
  }
}

struct WattsView: View {
  let roof: Roof

  var body: some View {
    Text("\(roof.watts) W").foregroundStyle(roof.isSunny ? Color.orange : Color.gray)
  }
}

struct HeatView: View {
  let roof: Roof

  var body: some View { Text("\(roof.degrees)°") }
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
