import ExerciseChecks
import SwiftUI

private let wide = "why-does-it-update-so-much#the-mistake-one-struct-for-everything"
private let narrow = "why-does-it-update-so-much#the-cure-one-property-for-one-fact"
private let answer = "why-does-it-update-so-much#the-cure-store-the-answer"
private let table = "why-does-it-update-so-much#the-table-by-version"

@MainActor private func receive(_ roof: Roof, _ watts: Int, _ degrees: Int) {
  roof.receive(Readings(watts: watts, degrees: degrees))
}

let exercise = Exercise {
  Check("every reading is on screen") {
    let roof = Roof()
    let screen = host(RoofScreen(roof: roof))
    for text in ["0 W", "0°", "cloudy"] {
      try expect(
        screen.text.contains(text), "At first “\(text)” should be on screen.", lesson: narrow)
    }
    for (watts, degrees, sky) in [(700, 31, "sunny"), (500, 30, "cloudy"), (501, 30, "sunny")] {
      screen.perform { receive(roof, watts, degrees) }
      try expect(
        screen.text.contains("\(watts) W"),
        "The watts are \(watts): “\(watts) W” should be on screen.", lesson: narrow)
      try expect(
        screen.text.contains("\(degrees)°"),
        "It is \(degrees)°: “\(degrees)°” should be on screen.", lesson: narrow)
      try expect(screen.text.contains(sky), "With \(watts) W it should be \(sky).", lesson: answer)
    }
  }

  Check("other watts run WattsView alone") {
    let roof = Roof()
    let screen = host(RoofScreen(roof: roof))
    screen.perform { receive(roof, 300, 20) }
    let step = screen.perform("other watts") { receive(roof, 310, 20) }
    try expect(
      step.updates["WattsView"] ?? 0, equals: 1, "It shows the watts.", lesson: narrow)
    try expect(
      step.updates["HeatView"] ?? 0, equals: 0, "The degrees are the same.", lesson: wide)
  }

  Check("other degrees run HeatView alone") {
    let roof = Roof()
    let screen = host(RoofScreen(roof: roof))
    screen.perform { receive(roof, 300, 20) }
    let step = screen.perform("other degrees") { receive(roof, 300, 21) }
    try expect(
      step.updates["HeatView"] ?? 0, equals: 1, "It shows the degrees.", lesson: narrow)
    try expect(
      step.updates["WattsView"] ?? 0, equals: 0, "The watts are the same.", lesson: wide)
    try expect(
      step.updates["SkyLabel"] ?? 0, equals: 0, "The sky is the same.", lesson: answer)
  }

  Check("the sky runs SkyLabel when it changes, and no more") {
    let roof = Roof()
    let screen = host(RoofScreen(roof: roof))
    var counts: [Int] = []
    var heat = 0
    for watts in [100, 200, 600, 650, 700, 400] {
      let step = screen.perform("\(watts) W") { receive(roof, watts, 20) }
      counts.append(step.updates["SkyLabel"] ?? 0)
      if watts != 100 { heat += step.updates["HeatView"] ?? 0 }
    }
    try expect(heat, equals: 0, "Runs of HeatView: the degrees stay at 20.", lesson: answer)
    try expect(
      counts, equals: [0, 0, 1, 0, 0, 1],
      "The runs of SkyLabel at 100, 200, 600, 650, 700 and 400 W.", lesson: answer)
  }

  Check("equal readings run nothing") {
    let roof = Roof()
    let screen = host(RoofScreen(roof: roof))
    screen.perform { receive(roof, 600, 25) }
    let step = screen.perform("the same again") { receive(roof, 600, 25) }
    try expect(
      step.updates, equals: [:], "Nothing is another value than before.", lesson: table)
  }

  Check("RoofScreen is left alone") {
    let roof = Roof()
    let screen = host(RoofScreen(roof: roof))
    let step = screen.perform("all new") { receive(roof, 600, 25) }
    try expect(
      step.updates["RoofScreen"] ?? 0, equals: 0, "It hands the roof on and reads nothing.",
      lesson: narrow)
    for view in ["WattsView", "HeatView", "SkyLabel"] {
      try expect(step.updates[view] ?? 0, equals: 1, "\(view) ran once.", lesson: narrow)
    }
  }
}
