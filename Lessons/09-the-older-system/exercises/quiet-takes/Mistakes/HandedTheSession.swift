// expect: New take is in the list
import SwiftUI

// The list holds the session without listening, so nothing tells it of a new take.

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
  let session: Session

  var body: some View {
    ForEach(session.takes, id: \.self) { take in
      Text(take)
    }
  }
}

struct StudioScreen: View {
  @StateObject private var session = Session()

  var body: some View {
    VStack {
      Meter(session: session)
      TakeList(session: session)
      Button("Louder") { session.level += 1 }
      Button("New take") { session.takes.append("Take \(session.takes.count + 1)") }
    }
  }
}

#Preview {
  StudioScreen()
}
