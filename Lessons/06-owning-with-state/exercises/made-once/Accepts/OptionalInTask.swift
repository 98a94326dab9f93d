import SwiftUI

// The gallery holds an optional and fills it when it is on screen.

@Observable
final class Archive {
  var paintings = 3

  init() {
    print("Archive opened")
  }
}

struct Gallery: View {
  @State private var archive: Archive?

  var body: some View {
    VStack {
      if let archive {
        Text("\(archive.paintings) paintings")
        Button("Buy") { archive.paintings += 1 }
      }
    }
    .task {
      if archive == nil { archive = Archive() }
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
