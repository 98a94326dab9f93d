// expect: the market weighs in kilograms, then in pounds
import SwiftUI

// The market remembers the choice and puts it in nowhere.

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
  }
}

#Preview {
  Market()
}
