// expect: Louder leaves TakeList alone
import Combine
import SwiftUI

// Two objects, but the outer one passes on the signals of the inner one.

final class LevelMeter: ObservableObject {
  @Published var level = 0
}

final class Session: ObservableObject {
  let meter = LevelMeter()
  @Published var takes = ["Take 1", "Take 2"]
  private var forwarding: AnyCancellable?

  init() {
    forwarding = meter.objectWillChange.sink { [weak self] _ in
      self?.objectWillChange.send()
    }
  }
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
