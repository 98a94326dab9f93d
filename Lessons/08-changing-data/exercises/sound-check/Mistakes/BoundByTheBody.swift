// expect: a toggle runs its row once, and not Mixer
import SwiftUI

// Three bindings are made in the body, not in the rows.

@Observable
final class Channel: Identifiable {
  let name: String
  var isMuted = false

  init(_ name: String) {
    self.name = name
  }
}

@Observable
final class Desk {
  var title = "Rehearsal"
  var channels = [Channel("Drums"), Channel("Bass"), Channel("Voice")]
}

struct Mixer: View {
  @Environment(Desk.self) private var desk

  var body: some View {
    @Bindable var desk = desk
    VStack {
      TextField("Title", text: $desk.title)
      Group {
        let toggles = desk.channels.map { (channel: $0, isMuted: Bindable($0).isMuted) }
        ForEach(toggles, id: \.channel.id) { toggle in
          Toggle(toggle.channel.name, isOn: toggle.isMuted)
        }
      }
    }
  }
}

struct Hall: View {
  @State private var desk = Desk()

  var body: some View {
    Mixer().environment(desk)
  }
}

#Preview {
  Hall()
}
