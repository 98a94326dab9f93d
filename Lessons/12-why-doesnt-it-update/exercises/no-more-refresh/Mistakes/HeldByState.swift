// expect: a queen from elsewhere is on screen
import SwiftUI

// State keeps the object. It does not make it report.

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
  @State var hive: Hive

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
