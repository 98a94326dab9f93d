// expect: with a session, the badge shows its user
import SwiftUI

// A shared session instead of the one from the surroundings.

@Observable
final class Session {
  static let current = Session()
  var user = "Noor"
}

struct Badge: View {
  private var session: Session? { Session.current }

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
