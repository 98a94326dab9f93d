// expect: a star asks no other row closure
import SwiftUI

// The row closures ask the set: only one row view runs, and every closure does.

@Observable
final class Radio {
  let stations = ["Jazz", "News", "Opera", "Folk", "Sport", "Drama"]
  var favourites: Set<String> = []

  func star(_ station: String) {
    if favourites.remove(station) == nil { favourites.insert(station) }
  }
}

struct StationRow: View {
  let station: String
  let isFavourite: Bool
  let radio: Radio

  var body: some View {
    HStack {
      Text(isFavourite ? "★ \(station)" : station)
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
        StationRow(
          station: station, isFavourite: radio.favourites.contains(station), radio: radio)
      }
    }
  }
}

#Preview {
  RadioScreen(radio: Radio())
}
