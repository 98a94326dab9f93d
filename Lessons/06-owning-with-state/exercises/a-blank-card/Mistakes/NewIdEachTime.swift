// expect: the note stays when the lamp is switched
import SwiftUI

// A new id at each run: nothing survives anything.

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
  }
}

struct Workshop: View {
  let bikes: [Bike]
  @State private var position = 0
  @State private var isLit = false

  var body: some View {
    VStack {
      Text(isLit ? "The lamp is on" : "The lamp is off")
      NoteCard(bike: bikes[position]).id(UUID())
      Button("Lamp") { isLit.toggle() }
      Button("Next") { position = (position + 1) % bikes.count }
    }
  }
}

#Preview {
  Workshop(bikes: [Bike(owner: "Ana"), Bike(owner: "Bo"), Bike(owner: "Ana")])
}
