// expect: two screens are two pantries
import SwiftUI

// A global model needs no owner, and every screen gets the same one.

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

private let thePantry = Pantry()

struct PantryScreen: View {
  private let pantry = thePantry

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
