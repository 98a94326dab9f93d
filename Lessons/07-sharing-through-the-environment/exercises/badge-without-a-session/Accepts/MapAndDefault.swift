import SwiftUI

// Optional chaining and ?? instead of two branches.

@Observable
final class Session {
  var user = "Noor"
}

struct Badge: View {
  @Environment(Session.self) private var session: Session?

  var body: some View {
    VStack {
      Text(session?.user ?? "Guest")
      if session != nil {
        Button("Sign out") { session?.user = "nobody" }
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
