// expect: the switch runs LockSwitch alone
import SwiftUI

// A property that a view shows is left out of tracking.

@Observable
final class Pantry {
  var name = "Pantry"
  var jars = 3
  @ObservationIgnored var isLocked = false
}

struct Title: View {
  let pantry: Pantry

  var body: some View { Text("Welcome to the \(pantry.name)") }
}

struct NameField: View {
  @Bindable var pantry: Pantry

  var body: some View { TextField("Name", text: $pantry.name) }
}

struct JarCount: View {
  @Environment(Pantry.self) private var pantry

  var body: some View { Text("\(pantry.jars) jars") }
}

struct LockSwitch: View {
  @Environment(Pantry.self) private var pantry

  var body: some View {
    @Bindable var pantry = pantry
    Toggle("Locked", isOn: $pantry.isLocked)
  }
}

struct PantryScreen: View {
  @State private var pantry = Pantry()

  var body: some View {
    VStack {
      Title(pantry: pantry)
      NameField(pantry: pantry)
      JarCount()
      LockSwitch()
      Button("Open a jar") { pantry.jars -= 1 }
    }
    .environment(pantry)
  }
}

#Preview {
  PantryScreen()
}
