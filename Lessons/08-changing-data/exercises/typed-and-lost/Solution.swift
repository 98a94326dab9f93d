import SwiftUI

// The guest comes from elsewhere, and the form needs a $.

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
