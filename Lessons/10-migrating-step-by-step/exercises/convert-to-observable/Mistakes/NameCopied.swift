// expect: a new name runs Title and NameField
import SwiftUI

// The field edits a copy that it keeps in state.

@Observable
final class Pantry {
  var name = "Pantry"
  var jars = 3
  var isLocked = false
}

struct Title: View {
  let pantry: Pantry

  var body: some View { Text("Welcome to the \(pantry.name)") }
}

struct NameField: View {
  @State private var name: String

  init(pantry: Pantry) {
    _name = State(initialValue: pantry.name)
  }

  var body: some View { TextField("Name", text: $name) }
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
