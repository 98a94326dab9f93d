import SwiftUI

// The radio keeps the count itself.

@Observable
final class Station: Identifiable {
  let name: String
  var isFavourite = false

  init(_ name: String) {
    self.name = name
  }
}

@Observable
final class Radio {
  let stations = ["Jazz", "News", "Opera", "Folk", "Sport", "Drama"].map { Station($0) }

  private(set) var favouriteCount = 0

  func star(_ station: Station) {
    station.isFavourite.toggle()
    favouriteCount += station.isFavourite ? 1 : -1
  }
}

struct StationRow: View {
  let station: Station
  let radio: Radio

  var body: some View {
    HStack {
      Text(station.isFavourite ? "★ \(station.name)" : station.name)
      Button("Star \(station.name)") { radio.star(station) }
    }
  }
}

struct FavouriteCount: View {
  let radio: Radio

  var body: some View { Text("\(radio.favouriteCount) favourites") }
}

struct RadioScreen: View {
  let radio: Radio

  var body: some View {
    VStack {
      FavouriteCount(radio: radio)
      List(radio.stations) { station in
        StationRow(station: station, radio: radio)
      }
    }
  }
}

#Preview {
  RadioScreen(radio: Radio())
}
