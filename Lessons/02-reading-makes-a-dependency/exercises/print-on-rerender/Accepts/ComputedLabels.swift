import SwiftUI

// The text is made by computed properties and by a helper; the reads still happen in body.

@Observable
final class Forecast {
  var city = "Lisbon"
  var degrees = 21

  var degreesLabel: String { "\(degrees)°" }
}

private func log(_ name: String) {
  print("\(name) body")
}

struct CityView: View {
  let forecast: Forecast

  private var title: String { forecast.city }

  var body: some View {
    let _ = log("CityView")
    Text(title)
  }
}

struct DegreesView: View {
  let forecast: Forecast

  var body: some View {
    let _ = log("DegreesView")
    Text(forecast.degreesLabel)
  }
}

struct ForecastScreen: View {
  @State private var forecast: Forecast

  init(forecast: Forecast) {
    _forecast = State(initialValue: forecast)
  }

  var body: some View {
    CityView(forecast: forecast)
    DegreesView(forecast: forecast)
    Button("Fly to Oslo") { forecast.city = "Oslo" }
    Button("Warm up") { forecast.degrees += 1 }
  }
}
