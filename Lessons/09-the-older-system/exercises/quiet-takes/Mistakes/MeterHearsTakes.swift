// expect: New take leaves Meter alone
import SwiftUI

// The list is mended, the meter still hears everything.

final class Session: ObservableObject {
  @Published var level = 0
  @Published var takes = ["Take 1", "Take 2"]
}

struct Meter: View {
  @ObservedObject var session: Session

  var body: some View {
    Text("Level \(session.level)")
  }
}

struct TakeList: View {
  let takes: [String]

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
      Meter(session: session)
      TakeList(takes: session.takes)
      Button("Louder") { session.level += 1 }
      Button("New take") { session.takes.append("Take \(session.takes.count + 1)") }
    }
  }
}

#Preview {
  StudioScreen()
}
