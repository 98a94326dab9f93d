// expect: what is on the disk is shown from the start
import SwiftUI

// A tracked property that is written through and never loaded.

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

  var units = "km" {
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
