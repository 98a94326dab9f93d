// expect: a new queen runs no FrameRow
import SwiftUI

// The rows are handed the queen for nothing.

@Observable
final class Hive {
  var queen = "Ada"
  var frames = ["Brood", "Honey"]
}

struct FrameRow: View {
  let name: String
  let queen: String
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
        FrameRow(name: name, queen: hive.queen)
      }
      Button("New queen") { hive.queen = "Bea" }
      Button("Add wax") { hive.frames.append("Wax") }
    }
  }
}

#Preview {
  HiveScreen(hive: Hive())
}
