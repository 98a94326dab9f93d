// expect: with a session, the badge shows its user
import SwiftUI

// The badge puts a session into its own body and looks for it above.

@Observable
final class Session {
  var user = "Noor"
}

struct Badge: View {
  @State private var own = Session()
  private var session: Session { own }

  var body: some View {
    VStack {
      Text(session.user)
      Button("Sign out") { session.user = "nobody" }
    }
    .environment(own)
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
