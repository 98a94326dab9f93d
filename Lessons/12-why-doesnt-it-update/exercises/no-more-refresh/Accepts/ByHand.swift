import SwiftUI

// The class reports by hand.

final class Hive: Observable {
  private let registrar = ObservationRegistrar()
  private var storedQueen = "Ada"
  private var storedFrames = ["Brood", "Honey"]

  var queen: String {
    get {
      registrar.access(self, keyPath: \.queen)
      return storedQueen
    }
    set { registrar.withMutation(of: self, keyPath: \.queen) { storedQueen = newValue } }
  }

  var frames: [String] {
    get {
      registrar.access(self, keyPath: \.frames)
      return storedFrames
    }
    set { registrar.withMutation(of: self, keyPath: \.frames) { storedFrames = newValue } }
  }
}

struct FrameRow: View {
  let name: String
  @State private var isChecked = false

  var body: some View {
    HStack {
      Text(isChecked ? "[x] \(name)" : "[ ] \(name)")
      Button("Check \(name)") { isChecked = true }
    }
  }
}

struct HiveScreen: View {
  let hive: Hive

  var body: some View {
    VStack {
      Text("Queen \(hive.queen)")
      ForEach(hive.frames, id: \.self) { name in
        FrameRow(name: name)
      }
      Button("New queen") { hive.queen = "Bea" }
      Button("Add wax") { hive.frames.append("Wax") }
    }
  }
}

#Preview {
  HiveScreen(hive: Hive())
}
