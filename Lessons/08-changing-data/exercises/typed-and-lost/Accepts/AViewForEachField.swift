import SwiftUI

// Each field is a view of its own.

@Observable
final class Guest {
  var name = "Ida"
  var wantsBreakfast = false
}

struct NameField: View {
  @Bindable var guest: Guest

  var body: some View { TextField("Name", text: $guest.name) }
}

struct BreakfastToggle: View {
  @Bindable var guest: Guest

  var body: some View { Toggle("Breakfast", isOn: $guest.wantsBreakfast) }
}

struct GuestForm: View {
  let guest: Guest

  var body: some View {
    VStack {
      NameField(guest: guest)
      BreakfastToggle(guest: guest)
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
