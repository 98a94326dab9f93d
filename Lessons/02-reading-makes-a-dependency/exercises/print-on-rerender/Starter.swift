import SwiftUI

// Which view runs when the city changes? Nothing prints, so nobody knows.

final class Forecast {
  var city = "Lisbon"
  var degrees = 21
}

struct CityView: View {
  let forecast: Forecast

  var body: some View {
    Text(forecast.city)
  }
}

struct DegreesView: View {
  let forecast: Forecast

  var body: some View {
    Text("\(forecast.degrees)° in \(forecast.city)")
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
