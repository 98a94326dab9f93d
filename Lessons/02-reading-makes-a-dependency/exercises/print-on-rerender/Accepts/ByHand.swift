import SwiftUI

// What the macro writes, written by hand.

final class Forecast: Observable {
  private let registrar = ObservationRegistrar()
  private var storedCity = "Lisbon"
  private var storedDegrees = 21

  var city: String {
    get {
      registrar.access(self, keyPath: \.city)
      return storedCity
    }
    set { registrar.withMutation(of: self, keyPath: \.city) { storedCity = newValue } }
  }

  var degrees: Int {
    get {
      registrar.access(self, keyPath: \.degrees)
      return storedDegrees
    }
    set { registrar.withMutation(of: self, keyPath: \.degrees) { storedDegrees = newValue } }
  }
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
    CityView(forecast: forecast)
    DegreesView(forecast: forecast)
    Button("Fly to Oslo") { forecast.city = "Oslo" }
    Button("Warm up") { forecast.degrees += 1 }
  }
}
