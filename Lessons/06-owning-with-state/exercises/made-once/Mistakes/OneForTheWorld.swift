// expect: each museum has an archive of its own
import SwiftUI

// A static archive is opened once, and shared by all museums.

@Observable
final class Archive {
  var paintings = 3

  init() {
    print("Archive opened")
  }
}

struct Gallery: View {
  private static let shared = Archive()
  private var archive: Archive { Self.shared }

  var body: some View {
    VStack {
      Text("\(archive.paintings) paintings")
      Button("Buy") { archive.paintings += 1 }
    }
  }
}

struct Museum: View {
  @State private var visitors = 0

  var body: some View {
    VStack {
      Text("\(visitors) visitors")
      Gallery()
      Button("Enter") { visitors += 1 }
    }
  }
}

#Preview {
  Museum()
}
