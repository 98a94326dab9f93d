// expect: a session that comes later is shown, and one that goes is not
import SwiftUI

// What was found first is kept in state.

@Observable
final class Session {
  var user = "Noor"
}

struct Badge: View {
  @Environment(Session.self) private var found: Session?
  @State private var session: Session?

  var body: some View {
    VStack {
      if let session {
        Text(session.user)
        Button("Sign out") { session.user = "nobody" }
      } else {
        Text("Guest")
      }
    }
    .onAppear { session = found }
  }
}

struct ReadingRoom: View {
  @State private var session = Session()

  var body: some View {
    Badge().environment(session)
  }
}

struct Foyer: View {
  var body: some View {
    Badge()
  }
}

#Preview {
  ReadingRoom()
  Foyer()
}
