import Combine
import SwiftUI

// Two objects side by side, both owned by the screen, one found through the environment.

class Microphone: ObservableObject {
  @Published var level: Int = 0
  func raise() { level += 1 }
}

class Session: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  private(set) var takes = ["Take 1", "Take 2"] {
    willSet { objectWillChange.send() }
  }
  func record() { takes += ["Take \(takes.count + 1)"] }
}

struct Meter: View {
  @EnvironmentObject private var microphone: Microphone

  var body: some View { Text("Level \(microphone.level)") }
}

struct TakeList: View {
  @ObservedObject var session: Session

  var body: some View {
    VStack {
      ForEach(session.takes, id: \.self) { take in Text(take) }
    }
  }
}

struct StudioScreen: View {
  @StateObject private var microphone = Microphone()
  @StateObject private var session = Session()

  var body: some View {
    Meter().environmentObject(microphone)
    TakeList(session: session)
    Button("Louder", action: microphone.raise)
    Button("New take", action: session.record)
  }
}
