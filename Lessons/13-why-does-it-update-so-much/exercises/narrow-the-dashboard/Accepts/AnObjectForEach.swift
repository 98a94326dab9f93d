import SwiftUI

// Each reading is an object of its own.

struct Readings {
  var watts = 0
  var degrees = 0
}

@Observable
final class Reading {
  var value = 0
}

@Observable
final class Roof {
  let watts = Reading()
  let degrees = Reading()
  private(set) var sky = "cloudy"

  func receive(_ new: Readings) {
    watts.value = new.watts
    degrees.value = new.degrees
    sky = new.watts > 500 ? "sunny" : "cloudy"
  }
}

struct WattsView: View {
  let roof: Roof

  var body: some View { Text("\(roof.watts.value) W") }
}

struct HeatView: View {
  let roof: Roof

  var body: some View { Text("\(roof.degrees.value)°") }
}

struct SkyLabel: View {
  let roof: Roof

  var body: some View { Text(roof.sky) }
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
