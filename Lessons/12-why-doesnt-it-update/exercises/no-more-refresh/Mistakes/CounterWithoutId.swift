// expect: a queen from elsewhere is on screen
import SwiftUI

// The counter is read instead of used as an id.

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
    let _ = refresh
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
  }
}

#Preview {
  HiveScreen(hive: Hive())
}
