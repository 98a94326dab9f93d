import SwiftUI

// The field shows what is typed. The guest never hears of it.

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
