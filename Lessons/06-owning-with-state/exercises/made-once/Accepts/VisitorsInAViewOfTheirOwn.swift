import SwiftUI

// Nobody makes the gallery again: the visitors are counted in a view of their own.

@Observable
final class Archive {
  var paintings = 3

  init() {
    print("Archive opened")
  }
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

struct Door: View {
  @State private var visitors = 0

  var body: some View {
    VStack {
      Text("\(visitors) visitors")
      Button("Enter") { visitors += 1 }
    }
  }
}

struct Museum: View {
  var body: some View {
    VStack {
      Door()
      Gallery()
    }
  }
}

#Preview {
  Museum()
}
