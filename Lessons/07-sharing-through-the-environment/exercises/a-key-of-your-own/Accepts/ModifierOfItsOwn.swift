import SwiftUI

// A modifier of its own reads better.

private struct UnitKey: EnvironmentKey {
  static let defaultValue = "kg"
}

extension EnvironmentValues {
  var unit: String {
    get { self[UnitKey.self] }
    set { self[UnitKey.self] = newValue }
  }
}

extension View {
  func weighed(in unit: String) -> some View {
    environment(\.unit, unit)
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
      Stall(name: "Spices").weighed(in: "g")
      Button("Pounds") { unit = "lb" }
    }
    .weighed(in: unit)
  }
}

#Preview {
  Market()
}
