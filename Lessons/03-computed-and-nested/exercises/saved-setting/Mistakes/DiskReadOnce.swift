// expect: a new unit is on screen
import SwiftUI

// A lazy copy of the disk.

final class Disk {
  var values: [String: String] = [:]
}

@Observable
final class Settings {
  @ObservationIgnored let disk: Disk
  var theme = "light"

  init(disk: Disk = Disk()) {
    self.disk = disk
  }

  @ObservationIgnored lazy var units: String = disk.values["units"] ?? "km" {
    didSet { disk.values["units"] = units }
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
