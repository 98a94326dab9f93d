// expect: the sky runs SkyLabel when it changes, and no more
import SwiftUI

// An enum with values that is not Equatable is never known to be the same.

struct Readings {
  var watts = 0
  var degrees = 0
}

enum Sky {
  case sunny(String)
  case cloudy(String)
}

@Observable
final class Roof {
  private(set) var watts = 0
  private(set) var degrees = 0
  private(set) var sky = Sky.cloudy("cloudy")

  func receive(_ new: Readings) {
    watts = new.watts
    degrees = new.degrees
    sky = new.watts > 500 ? .sunny("sunny") : .cloudy("cloudy")
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

  var body: some View {
    switch roof.sky {
    case .sunny(let text), .cloudy(let text): Text(text)
    }
  }
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
