// expect: what is changed elsewhere is in the controls
import SwiftUI

// The row keeps a copy of the flag and writes it back.

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

struct ChannelRow: View {
  let channel: Channel
  @State private var isMuted: Bool

  init(channel: Channel) {
    self.channel = channel
    _isMuted = State(initialValue: channel.isMuted)
  }

  var body: some View {
    Toggle(channel.name, isOn: $isMuted)
      .onChange(of: isMuted) { channel.isMuted = isMuted }
  }
}

struct Mixer: View {
  @Environment(Desk.self) private var desk

  var body: some View {
    @Bindable var desk = desk
    VStack {
      TextField("Title", text: $desk.title)
      ForEach(desk.channels) { channel in
        ChannelRow(channel: channel)
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
