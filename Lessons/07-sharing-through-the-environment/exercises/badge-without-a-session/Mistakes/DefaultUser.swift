// expect: without a session, the badge says Guest
import SwiftUI

// Optional, but the default is not what was asked for.

@Observable
final class Session {
  var user = "Noor"
}

struct Badge: View {
  @Environment(Session.self) private var session: Session?

  var body: some View {
    VStack {
      Text(session?.user ?? "Noor")
      Button("Sign out") { session?.user = "nobody" }
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
