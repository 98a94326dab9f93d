// expect: the archive is opened one time
import SwiftUI

// The task starts again for each visitor, and nobody asks whether there is an archive.

@Observable
final class Archive {
  var paintings = 3

  init() {
    print("Archive opened")
  }
}

struct Gallery: View {
  let visitors: Int
  @State private var archive: Archive?

  var body: some View {
    VStack {
      if let archive {
        Text("\(archive.paintings) paintings")
        Button("Buy") { archive.paintings += 1 }
      }
    }
    .task(id: visitors) {
      archive = Archive()
    }
  }
}

struct Museum: View {
  @State private var visitors = 0

  var body: some View {
    VStack {
      Text("\(visitors) visitors")
      Gallery(visitors: visitors)
      Button("Enter") { visitors += 1 }
    }
  }
}

#Preview {
  Museum()
}
