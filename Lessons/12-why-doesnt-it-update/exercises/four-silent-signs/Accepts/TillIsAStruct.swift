import SwiftUI

// The till is a value: its change is a change of the bakery.

struct Till {
  var total = 0
}

@Observable
final class Bakery {
  var baker = "Ida"
  var loaves = ["Rye", "Spelt"]
  var minutes = 40
  var till = Till()

  var summary: String { loaves.joined(separator: ", ") }

  func sell(for price: Int) {
    loaves.removeFirst()
    till.total += price
  }
}

struct BakerSign: View {
  let bakery: Bakery

  var body: some View { Text("Baker: \(bakery.baker)") }
}

struct LoavesSign: View {
  let bakery: Bakery

  var body: some View { Text("Loaves: \(bakery.summary)") }
}

struct OvenSign: View {
  let bakery: Bakery

  var body: some View { Text("\(bakery.minutes) min") }
}

struct TillSign: View {
  let bakery: Bakery

  var body: some View { Text("\(bakery.till.total) crowns") }
}

struct BakeryScreen: View {
  let bakery: Bakery

  var body: some View {
    VStack {
      BakerSign(bakery: bakery)
      LoavesSign(bakery: bakery)
      OvenSign(bakery: bakery)
      TillSign(bakery: bakery)
      Button("Sell") { bakery.sell(for: 6) }
    }
  }
}

#Preview {
  BakeryScreen(bakery: Bakery())
}
