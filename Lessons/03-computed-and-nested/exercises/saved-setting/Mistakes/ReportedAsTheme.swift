// expect: a new theme leaves UnitsLabel alone
import SwiftUI

// Reads and changes are reported under another name.

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
    get {
      access(keyPath: \.theme)
      return disk.values["units"] ?? "km"
    }
    set {
      withMutation(keyPath: \.theme) { disk.values["units"] = newValue }
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
