// expect: the session still announces its changes
import SwiftUI

// A good answer to another question: iOS 16 has no `@Observable`.

@Observable
final class Session {
  var level = 0
  var takes = ["Take 1", "Take 2"]
}

struct Meter: View {
  let session: Session

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
  @State private var session = Session()

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
