// expect: the mixer shows its desk
import SwiftUI

// The mixer makes a desk to have a $.

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
  @State private var desk = Desk()

  var body: some View {
    VStack {
      TextField("Title", text: $desk.title)
      ForEach(desk.channels) { channel in
        @Bindable var channel = channel
        Toggle(channel.name, isOn: $channel.isMuted)
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
