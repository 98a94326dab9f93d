// expect: Pounds runs one scale and no stall
import SwiftUI

// The stall asks and hands the unit on.

private struct UnitKey: EnvironmentKey {
  static let defaultValue = "kg"
}

extension EnvironmentValues {
  var unit: String {
    get { self[UnitKey.self] }
    set { self[UnitKey.self] = newValue }
  }
}

struct Scale: View {
  var unit = "kg"

  var body: some View {
    Text("2 \(unit)")
  }
}

struct Stall: View {
  let name: String
  @Environment(\.unit) private var unit

  var body: some View {
    HStack {
      Text(name)
      Scale(unit: unit)
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
