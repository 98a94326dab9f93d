import SwiftUI

// More views in each body, the prints in the middle, the screen in another order.

@Observable
final class Forecast {
  var city = "Lisbon"
  var degrees = 21
  @ObservationIgnored var station = "harbour"
}

struct CityView: View {
  @Bindable var forecast: Forecast

  var body: some View {
    HStack {
      Text("Weather in")
      let _ = print("CityView body")
      Text(forecast.city)
      TextField("City", text: $forecast.city)
    }
  }
}

struct DegreesView: View {
  let forecast: Forecast

  var body: some View {
    VStack {
      Text("Now")
      Text(verbatim: "\(forecast.degrees)°")
      Text(forecast.degrees > 25 ? "hot" : "mild")
    }
    let _ = print("DegreesView body")
  }
}

struct ForecastScreen: View {
  let forecast: Forecast

  var body: some View {
    Form {
      DegreesView(forecast: forecast)
      CityView(forecast: forecast)
      Text("Measured by the harbour")
      Section("Travel") {
        Button("Fly to Oslo") { forecast.city = "Oslo" }
        Button("Warm up") { forecast.degrees += 1 }
      }
    }
  }
}
