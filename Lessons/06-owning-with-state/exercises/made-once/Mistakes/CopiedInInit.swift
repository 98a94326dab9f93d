// expect: the archive is opened one time
import SwiftUI

// The gallery makes a copy of what it is handed.

@Observable
final class Archive {
  var paintings = 3

  init() {
    print("Archive opened")
  }
}

struct Gallery: View {
  @State private var archive: Archive

  init(archive: Archive) {
    let copy = Archive()
    copy.paintings = archive.paintings
    _archive = State(initialValue: copy)
  }

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
      Gallery(archive: archive)
      Button("Enter") { visitors += 1 }
    }
  }
}

#Preview {
  Museum()
}
