// expect: without a session, the badge says Guest
import SwiftUI

// The text is right, the button stays.

@Observable
final class Session {
  var user = "Noor"
}

struct Badge: View {
  @Environment(Session.self) private var session: Session?

  var body: some View {
    VStack {
      Text(session?.user ?? "Guest")
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
