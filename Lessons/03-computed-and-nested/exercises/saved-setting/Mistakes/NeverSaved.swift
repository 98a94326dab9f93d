// expect: a new unit is on the disk
import SwiftUI

// A tracked property, which the disk never sees.

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

  var units = "km"
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
