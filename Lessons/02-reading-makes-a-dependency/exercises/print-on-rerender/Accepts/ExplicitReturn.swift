import SwiftUI

// Bodies as ordinary getters: a statement, then `return`.

@Observable class Forecast {
  var city: String
  var degrees: Int

  init(city: String = "Porto", degrees: Int = 18) {
    self.city = city
    self.degrees = degrees
  }
}

struct CityView: View {
  var forecast: Forecast

  var body: some View {
    print("CityView body")
    return Text(forecast.city).font(.title)
  }
}

struct DegreesView: View {
  var forecast: Forecast

  var body: some View {
    print("DegreesView body")
    return Text("\(forecast.degrees) °C").padding()
  }
}

struct ForecastScreen: View {
  var forecast: Forecast

  var body: some View {
    VStack {
      CityView(forecast: forecast)
      DegreesView(forecast: forecast)
      Button("Fly to Oslo") { forecast.city = "Oslo" }
      Button("Warm up") { forecast.degrees += 1 }
    }
  }
}
