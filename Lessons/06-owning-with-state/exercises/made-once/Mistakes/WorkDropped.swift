// expect: the archive is opened one time
import SwiftUI

// Cheap, since nothing is opened any more.

@Observable
final class Archive {
  var paintings = 3
}

struct Gallery: View {
  @State private var archive = Archive()

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
