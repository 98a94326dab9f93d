import ExerciseChecks
import SwiftUI

private let reads = "reading-makes-a-dependency#one-property-one-view"
private let prints = "reading-makes-a-dependency#prove-it-with-a-print"

let exercise = Exercise {
  Check("the first render prints one line for each view") {
    let screen = host(ForecastScreen(forecast: Forecast()))
    try expect(
      screen.firstRender.printed.sorted(), equals: ["CityView body", "DegreesView body"],
      "Each body prints its own line once when the screen appears.", lesson: prints)
  }

  Check("a new city runs CityView alone") {
    let forecast = Forecast()
    let screen = host(ForecastScreen(forecast: forecast))
    let step = screen.perform { forecast.city = "Reykjavik" }
    try expect(
      step.updates, equals: ["CityView": 1],
      "Only the body that reads `city` may run.", lesson: reads)
    try expect(
      step.causes(of: "CityView"), equals: ["Forecast#1.city"],
      "`city` itself is the reason.", lesson: reads)
  }

  Check("a new city prints CityView's line alone") {
    let forecast = Forecast()
    let screen = host(ForecastScreen(forecast: forecast))
    let step = screen.perform { forecast.city = "Reykjavik" }
    try expect(step.printed, equals: ["CityView body"], "One run, one line.", lesson: prints)
  }

  Check("new degrees run DegreesView alone") {
    let forecast = Forecast()
    let screen = host(ForecastScreen(forecast: forecast))
    let step = screen.perform { forecast.degrees = -3 }
    try expect(
      step.updates, equals: ["DegreesView": 1],
      "Only the body that reads `degrees` may run.", lesson: reads)
    try expect(
      step.causes(of: "DegreesView"), equals: ["Forecast#1.degrees"],
      "`degrees` itself is the reason.", lesson: reads)
  }

  Check("new degrees print DegreesView's line alone") {
    let forecast = Forecast()
    let screen = host(ForecastScreen(forecast: forecast))
    let step = screen.perform { forecast.degrees = -3 }
    try expect(step.printed, equals: ["DegreesView body"], "One run, one line.", lesson: prints)
  }

  Check("each view shows its own property") {
    let forecast = Forecast()
    forecast.city = "Reykjavik"
    forecast.degrees = -3
    let city = host(CityView(forecast: forecast))
    try expect(
      city.text.contains("Reykjavik"), "CityView should show the city, `Reykjavik`.", lesson: reads)
    try expect(
      !city.text.contains("-3"), "CityView should not show the degrees, `-3`.", lesson: reads)
    let degrees = host(DegreesView(forecast: forecast))
    try expect(
      degrees.text.contains("-3"), "DegreesView should show the degrees, `-3`.", lesson: reads)
    try expect(
      !degrees.text.contains("Reykjavik"), "DegreesView should not show the city, `Reykjavik`.",
      lesson: reads)
  }

  Check("each button runs one view") {
    let forecast = Forecast()
    let before = forecast.degrees
    let screen = host(ForecastScreen(forecast: forecast))
    let flight = try screen.find(button: "Fly to Oslo").tap()
    try expect(flight.updates, equals: ["CityView": 1], "A flight is a new city.", lesson: reads)
    try expect(forecast.city, equals: "Oslo", "The flight goes to Oslo.", lesson: reads)
    let sun = try screen.find(button: "Warm up").tap()
    try expect(sun.updates, equals: ["DegreesView": 1], "Sun is new degrees.", lesson: reads)
    try expect(forecast.degrees, equals: before + 1, "It is one degree warmer.", lesson: reads)
  }

  Check("the screen follows both changes") {
    let forecast = Forecast()
    let screen = host(ForecastScreen(forecast: forecast))
    screen.perform { forecast.city = "Reykjavik" }
    screen.perform { forecast.degrees = -3 }
    try expect(
      screen.text.contains("Reykjavik"), "The screen should show `Reykjavik`.", lesson: reads)
    try expect(screen.text.contains("-3"), "The screen should show `-3`.", lesson: reads)
  }
}
