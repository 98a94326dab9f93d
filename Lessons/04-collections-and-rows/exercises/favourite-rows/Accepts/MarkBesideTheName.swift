import SwiftUI

// The names stay values; a small object beside each holds the star.

@Observable
final class Mark {
  var isOn = false
}

struct Station: Identifiable {
  let name: String
  let mark = Mark()

  var id: String { name }

  init(_ name: String) {
    self.name = name
  }
}

@Observable
final class Radio {
  let stations = ["Jazz", "News", "Opera", "Folk", "Sport", "Drama"].map { Station($0) }

  var favouriteCount: Int { stations.filter { $0.mark.isOn }.count }
}

struct StationRow: View {
  let station: Station

  var body: some View {
    HStack {
      Text(station.mark.isOn ? "★ \(station.name)" : station.name)
      Button("Star \(station.name)") { station.mark.isOn.toggle() }
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
        StationRow(station: station)
      }
    }
  }
}

#Preview {
  RadioScreen(radio: Radio())
}
