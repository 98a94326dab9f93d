// expect: the owner keeps its pantry
import SwiftUI

// No wrapper is needed to read. To own, one is.

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

struct PantryScreen: View {
  private let pantry = Pantry()

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
