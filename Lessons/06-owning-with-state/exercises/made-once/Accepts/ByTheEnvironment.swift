import SwiftUI

// The museum owns it, the gallery finds it in its surroundings.

@Observable
final class Archive {
  var paintings = 3

  init() {
    print("Archive opened")
  }
}

struct Gallery: View {
  @Environment(Archive.self) private var archive

  var body: some View {
    VStack {
      Text("\(archive.paintings) paintings")
      Button("Buy") { archive.paintings += 1 }
    }
  }
}

struct Museum: View {
  @State private var archive = Archive()
  @State private var visitors = 0

  var body: some View {
    VStack {
      Text("\(visitors) visitors")
      Gallery().environment(archive)
      Button("Enter") { visitors += 1 }
    }
  }
}

#Preview {
  Museum()
}
