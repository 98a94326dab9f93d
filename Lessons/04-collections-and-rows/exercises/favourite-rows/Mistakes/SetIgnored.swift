// expect: a tap gives the star, another takes it away
import SwiftUI

// Quiet: the set is taken out of tracking.

@Observable
final class Radio {
  let stations = ["Jazz", "News", "Opera", "Folk", "Sport", "Drama"]
  @ObservationIgnored var favourites: Set<String> = []

  func star(_ station: String) {
    if favourites.remove(station) == nil { favourites.insert(station) }
  }
}

struct StationRow: View {
  let station: String
  let radio: Radio

  var body: some View {
    HStack {
      Text(radio.favourites.contains(station) ? "★ \(station)" : station)
      Button("Star \(station)") { radio.star(station) }
    }
  }
}

struct FavouriteCount: View {
  let radio: Radio

  var body: some View { Text("\(radio.favourites.count) favourites") }
}

struct RadioScreen: View {
  let radio: Radio

  var body: some View {
    VStack {
      FavouriteCount(radio: radio)
      List(radio.stations, id: \.self) { station in
        StationRow(station: station, radio: radio)
      }
    }
  }
}

#Preview {
  RadioScreen(radio: Radio())
}
