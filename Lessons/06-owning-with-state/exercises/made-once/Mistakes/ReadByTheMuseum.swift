// expect: buying does not run Museum
import SwiftUI

// The museum owns the archive, and counts the paintings for its log.

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
  @State private var archive = Archive()
  @State private var visitors = 0

  var body: some View {
    let _ = print("paintings: \(archive.paintings)")
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
