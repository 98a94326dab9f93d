// expect: the nearest choice wins
import SwiftUI

// One variable for the whole program, and nobody is told.

private struct UnitKey: EnvironmentKey {
  static let defaultValue = "kg"
  nonisolated(unsafe) static var current = defaultValue
}

extension EnvironmentValues {
  var unit: String {
    get { UnitKey.current }
    set { UnitKey.current = newValue }
  }
}

struct Scale: View {
  @Environment(\.unit) private var unit

  var body: some View {
    Text("2 \(unit)")
  }
}

struct Stall: View {
  let name: String

  var body: some View {
    HStack {
      Text(name)
      Scale()
    }
  }
}

struct Market: View {
  @State private var unit = "kg"

  var body: some View {
    VStack {
      Stall(name: "Apples")
      Stall(name: "Spices").environment(\.unit, "g")
      Button("Pounds") { unit = "lb" }
    }
    .environment(\.unit, unit)
  }
}

#Preview {
  Market()
}
