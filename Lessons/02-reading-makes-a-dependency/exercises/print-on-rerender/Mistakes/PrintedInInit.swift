// expect: a new city prints CityView's line alone
import SwiftUI

// The line is printed when the struct is made, not when its body runs.

@Observable
final class Forecast {
  var city = "Lisbon"
  var degrees = 21
}

struct CityView: View {
  let forecast: Forecast

  init(forecast: Forecast) {
    self.forecast = forecast
    print("CityView body")
  }

  var body: some View {
    Text(forecast.city)
  }
}

struct DegreesView: View {
  let forecast: Forecast

  var body: some View {
    let _ = print("DegreesView body")
    Text("\(forecast.degrees)°")
  }
}

struct ForecastScreen: View {
  let forecast: Forecast

  var body: some View {
    VStack {
      CityView(forecast: forecast)
      DegreesView(forecast: forecast)
      Button("Fly to Oslo") { forecast.city = "Oslo" }
      Button("Warm up") { forecast.degrees += 1 }
    }
  }
}

#Preview {
  ForecastScreen(forecast: Forecast())
}
