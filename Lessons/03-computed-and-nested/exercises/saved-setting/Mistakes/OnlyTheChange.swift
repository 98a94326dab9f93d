// expect: a new unit is on screen
import SwiftUI

// The change is reported to nobody, since no read was.

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

  var units: String {
    get { disk.values["units"] ?? "km" }
    set {
      withMutation(keyPath: \.units) { disk.values["units"] = newValue }
    }
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
