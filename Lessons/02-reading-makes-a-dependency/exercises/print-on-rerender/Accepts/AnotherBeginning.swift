import SwiftUI

// The forecast begins with other degrees.

@Observable
final class Forecast {
  var city = "Lisbon"
  var degrees = 22
}

struct CityView: View {
  let forecast: Forecast

  var body: some View {
    let _ = print("CityView body")
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
