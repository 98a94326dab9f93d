// expect: each toggle mutes its own channel
import SwiftUI

// Each row is bound to the first channel.

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
      ForEach(desk.channels) { row in
        @Bindable var channel = desk.channels[0]
        Toggle(row.name, isOn: $channel.isMuted)
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
