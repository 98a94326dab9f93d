import SwiftUI

// The children are told to compare what they show; the meter gets a binding.

final class Session: ObservableObject {
  @Published var level = 0
  @Published var takes = ["Take 1", "Take 2"]
}

struct Meter: View {
  @Binding var level: Int

  var body: some View {
    Text("Level \(level)")
    Button("Louder") { level += 1 }
  }
}

struct TakeList: View, Equatable {
  let takes: [String]
  let add: () -> Void

  static func == (left: Self, right: Self) -> Bool { left.takes == right.takes }

  var body: some View {
    ForEach(takes, id: \.self) { Text($0) }
    Button("New take", action: add)
  }
}

struct StudioScreen: View {
  @StateObject private var session = Session()

  var body: some View {
    Meter(level: $session.level)
    TakeList(takes: session.takes) {
      session.takes.append("Take \(session.takes.count + 1)")
    }
    .equatable()
  }
}
