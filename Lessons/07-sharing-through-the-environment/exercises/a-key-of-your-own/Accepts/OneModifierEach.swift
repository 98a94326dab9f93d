import SwiftUI

// Each stall is told its unit; the flag is another way to remember.

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
  @State private var inPounds = false

  var body: some View {
    VStack {
      Stall(name: "Apples").environment(\.unit, inPounds ? "lb" : "kg")
      Stall(name: "Spices").environment(\.unit, "g")
      Button("Pounds") { inPounds = true }
    }
  }
}

#Preview {
  Market()
}
