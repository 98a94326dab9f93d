import SwiftUI

// A binding made of two closures leads to the same place.

@Observable
final class Guest {
  var name = "Ida"
  var wantsBreakfast = false
}

struct GuestForm: View {
  let guest: Guest

  var body: some View {
    VStack {
      TextField("Name", text: Binding(get: { guest.name }, set: { guest.name = $0 }))
      Toggle(
        "Breakfast",
        isOn: Binding(
          get: { guest.wantsBreakfast }, set: { guest.wantsBreakfast = $0 }))
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
