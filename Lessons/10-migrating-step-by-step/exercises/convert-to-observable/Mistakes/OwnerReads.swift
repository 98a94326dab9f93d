// expect: a jar runs JarCount alone
import SwiftUI

// The screen reads the jars itself and hands the number down.

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
  @Bindable var pantry: Pantry

  var body: some View { TextField("Name", text: $pantry.name) }
}

struct JarCount: View {
  let jars: Int

  var body: some View { Text("\(jars) jars") }
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
      JarCount(jars: pantry.jars)
      LockSwitch()
      Button("Open a jar") { pantry.jars -= 1 }
    }
    .environment(pantry)
  }
}

#Preview {
  PantryScreen()
}
