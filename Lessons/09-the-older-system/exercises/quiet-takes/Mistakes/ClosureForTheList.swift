// expect: Louder leaves TakeList alone
import SwiftUI

// The list is handed a closure that is new at each run.

final class Session: ObservableObject {
  @Published var level = 0
  @Published var takes = ["Take 1", "Take 2"]
}

struct Meter: View {
  let level: Int

  var body: some View {
    Text("Level \(level)")
  }
}

struct TakeList: View {
  let takes: [String]
  let add: () -> Void

  var body: some View {
    ForEach(takes, id: \.self) { take in
      Text(take)
    }
    Button("New take", action: add)
  }
}

struct StudioScreen: View {
  @StateObject private var session = Session()

  var body: some View {
    VStack {
      Meter(level: session.level)
      TakeList(takes: session.takes) {
        session.takes.append("Take \(session.takes.count + 1)")
      }
      Button("Louder") { session.level += 1 }
    }
  }
}

#Preview {
  StudioScreen()
}
