import SwiftUI

// The workshop owns the note and wipes it when it shows another bicycle.

@Observable
final class Bike: Identifiable {
  var owner: String

  init(owner: String) {
    self.owner = owner
  }
}

struct NoteCard: View {
  let bike: Bike
  @Binding var note: String

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
  @State private var note = ""
  @State private var isLit = false

  var body: some View {
    VStack {
      Text(isLit ? "The lamp is on" : "The lamp is off")
      NoteCard(bike: bikes[position], note: $note)
      Button("Lamp") { isLit.toggle() }
      Button("Next") {
        position = (position + 1) % bikes.count
        note = ""
      }
    }
  }
}

#Preview {
  Workshop(bikes: [Bike(owner: "Ana"), Bike(owner: "Bo"), Bike(owner: "Ana")])
}
