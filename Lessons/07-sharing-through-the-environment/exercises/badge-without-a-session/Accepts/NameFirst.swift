import SwiftUI

// The name is worked out first.

@Observable
final class Session {
  var user = "Noor"
}

struct Badge: View {
  @Environment(Session.self) private var session: Session?

  private var name: String { session?.user ?? "Guest" }

  var body: some View {
    VStack {
      Text(name)
      if let session {
        Button("Sign out") { session.user = "nobody" }
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
