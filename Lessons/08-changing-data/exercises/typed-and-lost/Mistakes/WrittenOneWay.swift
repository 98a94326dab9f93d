// expect: what is changed elsewhere is in the form
import SwiftUI

// The copy is written back, and never read again.

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
