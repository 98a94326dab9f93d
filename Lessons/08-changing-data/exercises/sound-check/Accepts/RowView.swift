import SwiftUI

// The row is a view of its own.

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
  @Bindable var channel: Channel

  var body: some View { Toggle(channel.name, isOn: $channel.isMuted) }
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
