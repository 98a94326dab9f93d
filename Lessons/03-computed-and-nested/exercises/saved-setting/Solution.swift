import SwiftUI

// The property reports for the disk, which can't.

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
      access(keyPath: \.units)
      return disk.values["units"] ?? "km"
    }
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
