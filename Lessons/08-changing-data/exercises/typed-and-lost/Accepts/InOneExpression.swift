import SwiftUI

// Bindable(…) makes a binding where it is needed.

@Observable
final class Guest {
  var name = "Ida"
  var wantsBreakfast = false
}

struct GuestForm: View {
  let guest: Guest

  var body: some View {
    VStack {
      TextField("Name", text: Bindable(guest).name)
      Toggle("Breakfast", isOn: Bindable(guest).wantsBreakfast)
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
