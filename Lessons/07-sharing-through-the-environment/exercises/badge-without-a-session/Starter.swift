import SwiftUI

// In the foyer nobody signed in, and the program stops.

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
  var body: some View {
    Badge()
  }
}

#Preview {
  ReadingRoom()
  Foyer()
}
