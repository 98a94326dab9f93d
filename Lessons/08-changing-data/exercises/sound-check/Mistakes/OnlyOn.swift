// expect: each toggle mutes its own channel
import SwiftUI

// The binding by hand knows one direction.

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
      ForEach(desk.channels) { channel in
        Toggle(
          channel.name,
          isOn: Binding(get: { channel.isMuted }, set: { _ in channel.isMuted = true }))
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
