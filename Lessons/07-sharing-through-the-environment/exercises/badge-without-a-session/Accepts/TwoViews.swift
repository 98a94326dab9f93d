import SwiftUI

// A view for each case; the one with a session is handed it.

@Observable
final class Session {
  var user = "Noor"
}

struct UserBadge: View {
  let session: Session

  var body: some View {
    VStack {
      Text(session.user)
      Button("Sign out") { session.user = "nobody" }
    }
  }
}

struct Badge: View {
  @Environment(Session.self) private var session: Session?

  var body: some View {
    VStack {
      if let session {
        UserBadge(session: session)
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
