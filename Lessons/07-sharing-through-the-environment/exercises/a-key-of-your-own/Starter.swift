import SwiftUI

// Kilograms, whatever anybody chooses.

extension EnvironmentValues {
  var unit: String {
    get { "kg" }
    set { _ = newValue }
  }
}

struct Scale: View {
  private let unit = "kg"

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
      Stall(name: "Spices")
      Button("Pounds") { unit = "lb" }
    }
  }
}

#Preview {
  Market()
}
