// expect: what is typed is in the guest, and on the card
import SwiftUI

// A constant binding compiles, and writes nothing.

@Observable
final class Guest {
  var name = "Ida"
  var wantsBreakfast = false
}

struct GuestForm: View {
  let guest: Guest

  var body: some View {
    VStack {
      TextField("Name", text: .constant(guest.name))
      Toggle("Breakfast", isOn: .constant(guest.wantsBreakfast))
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
