// expect: without a session, the badge says Guest
import SwiftUI

// A guest is no user: the button is there, and ends a session that nobody has.

@Observable
final class Session {
  var user = "Noor"
}

struct Badge: View {
  @Environment(Session.self) private var session

  var body: some View {
    VStack {
      Text(session.user)
      Button("Sign out") { session.user = "nobody" }
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
  @State private var session: Session = {
    let session = Session()
    session.user = "Guest"
    return session
  }()

  var body: some View {
    Badge().environment(session)
  }
}

#Preview {
  ReadingRoom()
  Foyer()
}
