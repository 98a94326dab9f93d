import SwiftUI

// No local variable: Bindable(…) where a binding is needed.

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
    VStack {
      TextField("Title", text: Bindable(desk).title)
      ForEach(desk.channels) { channel in
        Toggle(channel.name, isOn: Bindable(channel).isMuted)
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
