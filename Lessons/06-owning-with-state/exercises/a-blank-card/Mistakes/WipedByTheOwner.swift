// expect: the note stays when the owner's name is corrected
import SwiftUI

// The card is wiped when the name on it changes.

@Observable
final class Bike: Identifiable {
  var owner: String

  init(owner: String) {
    self.owner = owner
  }
}

struct NoteCard: View {
  let bike: Bike
  @State private var note = ""

  var body: some View {
    VStack {
      Text("Bicycle of \(bike.owner)")
      TextField("Note", text: $note)
    }
    .onChange(of: bike.owner) { note = "" }
  }
}

struct Workshop: View {
  let bikes: [Bike]
  @State private var position = 0
  @State private var isLit = false

  var body: some View {
    VStack {
      Text(isLit ? "The lamp is on" : "The lamp is off")
      NoteCard(bike: bikes[position])
      Button("Lamp") { isLit.toggle() }
      Button("Next") { position = (position + 1) % bikes.count }
    }
  }
}

#Preview {
  Workshop(bikes: [Bike(owner: "Ana"), Bike(owner: "Bo"), Bike(owner: "Ana")])
}
