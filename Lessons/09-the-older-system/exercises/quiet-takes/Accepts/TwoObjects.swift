import SwiftUI

// The session is cut in two; each view observes the object that it shows.

final class LevelMeter: ObservableObject {
  @Published var level = 0
}

final class Session: ObservableObject {
  let meter = LevelMeter()
  @Published var takes = ["Take 1", "Take 2"]
}

struct Meter: View {
  @ObservedObject var meter: LevelMeter

  var body: some View {
    Text("Level \(meter.level)")
  }
}

struct TakeList: View {
  @ObservedObject var session: Session

  var body: some View {
    ForEach(session.takes, id: \.self) { Text($0) }
  }
}

struct StudioScreen: View {
  @StateObject private var session = Session()

  var body: some View {
    VStack {
      Meter(meter: session.meter)
      TakeList(session: session)
      Button("Louder") { session.meter.level += 1 }
      Button("New take") { session.takes.append("Take \(session.takes.count + 1)") }
    }
  }
}
