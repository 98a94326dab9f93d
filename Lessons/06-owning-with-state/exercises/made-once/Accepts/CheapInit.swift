import SwiftUI

// Making an archive is cheap now; the work is done by a method, once.

@Observable
final class Archive {
  var paintings = 3

  @ObservationIgnored private var isOpen = false

  func open() {
    if isOpen { return }
    isOpen = true
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
    .task { archive.open() }
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
