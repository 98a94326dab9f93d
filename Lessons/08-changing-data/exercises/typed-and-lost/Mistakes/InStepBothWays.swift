// expect: an edit runs the form once at most, and never Reception
import SwiftUI

// Two copies kept in step by hand: the form runs for the copy, and again for the guest.

@Observable
final class Guest {
  var name = "Ida"
  var wantsBreakfast = false
}

struct GuestForm: View {
  let guest: Guest
  @State private var name: String
  @State private var wantsBreakfast: Bool

  init(guest: Guest) {
    self.guest = guest
    _name = State(initialValue: guest.name)
    _wantsBreakfast = State(initialValue: guest.wantsBreakfast)
  }

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Toggle("Breakfast", isOn: $wantsBreakfast)
    }
    .onChange(of: name) { guest.name = name }
    .onChange(of: wantsBreakfast) { guest.wantsBreakfast = wantsBreakfast }
    .onChange(of: guest.name) { name = guest.name }
    .onChange(of: guest.wantsBreakfast) { wantsBreakfast = guest.wantsBreakfast }
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
