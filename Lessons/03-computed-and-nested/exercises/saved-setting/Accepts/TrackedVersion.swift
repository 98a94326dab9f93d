import SwiftUI

// A tracked number stands for the state of the disk.

final class Disk {
  var values: [String: String] = [:]
}

@Observable
final class Settings {
  @ObservationIgnored let disk: Disk
  var theme = "light"
  private var version = 0

  init(disk: Disk = Disk()) {
    self.disk = disk
  }

  var units: String {
    get {
      _ = version
      return disk.values["units"] ?? "km"
    }
    set {
      disk.values["units"] = newValue
      version += 1
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
