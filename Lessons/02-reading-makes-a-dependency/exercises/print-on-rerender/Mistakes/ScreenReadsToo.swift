// expect: a new city runs CityView alone
import SwiftUI

// The screen reads the city for a headline of its own.

@Observable
final class Forecast {
  var city = "Lisbon"
  var degrees = 21
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
      Text("Weather for \(forecast.city)")
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
