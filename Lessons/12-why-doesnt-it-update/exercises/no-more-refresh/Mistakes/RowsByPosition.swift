// expect: the check goes with its frame
import SwiftUI

// Position as identity: the check stays behind when a frame is removed.

@Observable
final class Hive {
  var queen = "Ada"
  var frames = ["Brood", "Honey"]
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
      ForEach(Array(hive.frames.enumerated()), id: \.offset) { _, name in
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
