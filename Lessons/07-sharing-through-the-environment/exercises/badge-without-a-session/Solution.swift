import SwiftUI

// Optional, since a badge makes sense without a session.

@Observable
final class Session {
  var user = "Noor"
}

struct Badge: View {
  @Environment(Session.self) private var session: Session?

  var body: some View {
    VStack {
      if let session {
        Text(session.user)
        Button("Sign out") { session.user = "nobody" }
      } else {
        Text("Guest")
      }
    }
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
