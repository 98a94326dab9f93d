// expect: the sky runs SkyLabel when it changes, and no more
import SwiftUI

// A computed property narrows nothing.

struct Readings {
  var watts = 0
  var degrees = 0
}

@Observable
final class Roof {
  private(set) var watts = 0
  private(set) var degrees = 0
  var isSunny: Bool { watts > 500 }

  func receive(_ new: Readings) {
    watts = new.watts
    degrees = new.degrees
  }
}

struct WattsView: View {
  let roof: Roof

  var body: some View { Text("\(roof.watts) W") }
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
