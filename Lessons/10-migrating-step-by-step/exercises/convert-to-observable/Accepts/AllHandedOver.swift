import SwiftUI

// No environment at all; each view is handed the model.

@Observable
final class Pantry {
  var name = "Pantry"
  var jars = 3
  var isLocked = false
  @ObservationIgnored var shelf = "cellar"
}

struct Title: View {
  var pantry: Pantry
  private var text: String { "Welcome to the \(pantry.name)" }

  var body: some View { Text(text) }
}

struct NameField: View {
  let pantry: Pantry

  var body: some View {
    @Bindable var model = pantry
    TextField("Name", text: $model.name)
  }
}

struct JarCount: View {
  let pantry: Pantry

  var body: some View { Text("\(pantry.jars) jars") }
}

struct LockSwitch: View {
  @Bindable var pantry: Pantry

  var body: some View { Toggle("Locked", isOn: $pantry.isLocked) }
}

struct PantryScreen: View {
  @State private var pantry = Pantry()

  var body: some View {
    Form {
      Title(pantry: pantry)
      NameField(pantry: pantry)
      Section {
        JarCount(pantry: pantry)
        LockSwitch(pantry: pantry)
      }
      Button("Open a jar") { pantry.jars -= 1 }
    }
  }
}
