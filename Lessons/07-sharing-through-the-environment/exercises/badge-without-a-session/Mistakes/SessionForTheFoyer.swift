// expect: without a session, the badge says Guest
import SwiftUI

// A session is made up for the foyer.

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
  @State private var session = Session()

  var body: some View {
    Badge().environment(session)
  }
}

#Preview {
  ReadingRoom()
  Foyer()
}
