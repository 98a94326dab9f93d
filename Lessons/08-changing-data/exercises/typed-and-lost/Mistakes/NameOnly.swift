// expect: what is switched is in the guest, and on the card
import SwiftUI

// The name is bound, the toggle still writes to a copy.

@Observable
final class Guest {
  var name = "Ida"
  var wantsBreakfast = false
}

struct GuestForm: View {
  @Bindable var guest: Guest
  @State private var wantsBreakfast: Bool

  init(guest: Guest) {
    self.guest = guest
    _wantsBreakfast = State(initialValue: guest.wantsBreakfast)
  }

  var body: some View {
    VStack {
      TextField("Name", text: $guest.name)
      Toggle("Breakfast", isOn: $wantsBreakfast)
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
