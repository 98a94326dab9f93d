// expect: the archive is opened one time
import SwiftUI

// A seed made in init is made for each struct, in every version.

@Observable
final class Archive {
  var paintings = 3

  init() {
    print("Archive opened")
  }
}

struct Gallery: View {
  @State private var archive: Archive

  init() {
    _archive = State(initialValue: Archive())
  }

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
