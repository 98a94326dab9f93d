// expect: another guest, and the form edits that one
import SwiftUI

// State keeps the first guest, whoever is handed in later.

@Observable
final class Guest {
  var name = "Ida"
  var wantsBreakfast = false
}

struct GuestForm: View {
  @State private var guest: Guest

  init(guest: Guest) {
    _guest = State(initialValue: guest)
  }

  var body: some View {
    VStack {
      TextField("Name", text: $guest.name)
      Toggle("Breakfast", isOn: $guest.wantsBreakfast)
    }
  }
}

struct GuestCard: View {
  let guest: Guest

  var body: some View {
    Text("Card: \(guest.name)\(guest.wantsBreakfast ? ", with breakfast" : "")")
  }
}

struct Reception: View {
  let guest: Guest

  var body: some View {
    VStack {
      GuestForm(guest: guest)
      GuestCard(guest: guest)
      Button("Clear") {
        guest.name = ""
        guest.wantsBreakfast = false
      }
    }
  }
}

#Preview {
  Reception(guest: Guest())
}
