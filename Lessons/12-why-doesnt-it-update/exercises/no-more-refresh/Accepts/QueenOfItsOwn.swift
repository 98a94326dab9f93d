import SwiftUI

// The queen has a view of its own, so the screen follows the frames alone.

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

struct QueenLabel: View {
  let hive: Hive

  var body: some View { Text("Queen \(hive.queen)") }
}

struct HiveScreen: View {
  let hive: Hive

  var body: some View {
    VStack {
      QueenLabel(hive: hive)
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
