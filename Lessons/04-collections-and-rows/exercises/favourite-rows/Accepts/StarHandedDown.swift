import SwiftUI

// The star is read in the row closure, from the station itself.

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

  var favouriteCount: Int { stations.filter(\.isFavourite).count }
}

struct StationRow: View {
  let station: Station
  let isFavourite: Bool

  var body: some View {
    HStack {
      Text(isFavourite ? "★ \(station.name)" : station.name)
      Button("Star \(station.name)") { station.isFavourite.toggle() }
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
        StationRow(station: station, isFavourite: station.isFavourite)
      }
    }
  }
}

#Preview {
  RadioScreen(radio: Radio())
}
