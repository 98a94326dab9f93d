// expect: another guest, and the form edits that one
import SwiftUI

// Two copies, kept in step in both directions, but of the first guest.

@Observable
final class Guest {
  var name = "Ida"
  var wantsBreakfast = false
}

struct GuestForm: View {
  @State private var kept: Guest
  @State private var name: String
  @State private var wantsBreakfast: Bool

  init(guest: Guest) {
    _kept = State(initialValue: guest)
    _name = State(initialValue: guest.name)
    _wantsBreakfast = State(initialValue: guest.wantsBreakfast)
  }

  var body: some View {
    VStack {
      TextField("Name", text: $name)
      Toggle("Breakfast", isOn: $wantsBreakfast)
    }
    .onChange(of: name) { kept.name = name }
    .onChange(of: wantsBreakfast) { kept.wantsBreakfast = wantsBreakfast }
    .onChange(of: kept.name) { name = kept.name }
    .onChange(of: kept.wantsBreakfast) { wantsBreakfast = kept.wantsBreakfast }
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
