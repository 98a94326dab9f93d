// expect: the archive is opened one time
import SwiftUI

// The museum makes an archive each time its body runs.

@Observable
final class Archive {
  var paintings = 3

  init() {
    print("Archive opened")
  }
}

struct Gallery: View {
  let archive: Archive

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
      Gallery(archive: Archive())
      Button("Enter") { visitors += 1 }
    }
  }
}

#Preview {
  Museum()
}
