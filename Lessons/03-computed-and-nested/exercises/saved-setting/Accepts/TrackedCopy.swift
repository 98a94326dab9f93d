import SwiftUI

// A tracked property holds the value and writes it through.

final class Disk {
  var values: [String: String] = [:]
}

@Observable
final class Settings {
  @ObservationIgnored let disk: Disk
  var theme = "light"
  var units: String {
    didSet { disk.values["units"] = units }
  }

  init(disk: Disk = Disk()) {
    self.disk = disk
    units = disk.values["units"] ?? "km"
  }
}

struct UnitsLabel: View {
  let settings: Settings

  var body: some View {
    VStack {
      Text("in \(settings.units)")
      Button("Use miles") { settings.units = "miles" }
    }
  }
}

#Preview {
  UnitsLabel(settings: Settings())
}
