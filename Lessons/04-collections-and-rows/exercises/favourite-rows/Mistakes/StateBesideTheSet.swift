// expect: two screens of one radio agree
import SwiftUI

// The row keeps a star of its own beside the one of the radio.

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
  let radio: Radio
  @State private var isFavourite = false

  var body: some View {
    HStack {
      Text(isFavourite ? "★ \(station)" : station)
      Button("Star \(station)") {
        isFavourite.toggle()
        radio.star(station)
      }
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
