// expect: a check survives a new queen
import SwiftUI

// The class reports now, and the counter still throws everything away.

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
  @State private var refresh = 0

  var body: some View {
    VStack {
      Text("Queen \(hive.queen)")
      ForEach(hive.frames, id: \.self) { name in
        FrameRow(name: name)
      }
      Button("New queen") {
        hive.queen = "Bea"
        refresh += 1
      }
      Button("Add wax") {
        hive.frames.append("Wax")
        refresh += 1
      }
    }
    .id(refresh)
  }
}

#Preview {
  HiveScreen(hive: Hive())
}
