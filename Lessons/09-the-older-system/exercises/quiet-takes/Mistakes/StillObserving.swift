// expect: Louder leaves TakeList alone
import SwiftUI

// The values are handed over, and the session is still observed.

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
  @ObservedObject var session: Session

  var body: some View {
    ForEach(takes, id: \.self) { take in
      Text(take)
    }
  }
}

struct StudioScreen: View {
  @StateObject private var session = Session()

  var body: some View {
    VStack {
      Meter(level: session.level)
      TakeList(takes: session.takes, session: session)
      Button("Louder") { session.level += 1 }
      Button("New take") { session.takes.append("Take \(session.takes.count + 1)") }
    }
  }
}

#Preview {
  StudioScreen()
}
