// expect: an edit runs the form once at most, and never Reception
import SwiftUI

// The reception reads the name to give the form an identity.

@Observable
final class Guest {
  var name = "Ida"
  var wantsBreakfast = false
}

struct GuestForm: View {
  @Bindable var guest: Guest

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
      GuestForm(guest: guest).id(guest.name)
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
