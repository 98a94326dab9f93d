// expect: nothing of the older system is left
import SwiftUI

// All has moved but one view that nobody uses any more; it holds on to the old way.

@Observable
final class Pantry {
  var name = "Pantry"
  var jars = 3
  var isLocked = false
}

final class OldPantry: ObservableObject {
  @Published var jars = 3
}

struct OldCount: View {
  @ObservedObject var pantry: OldPantry

  var body: some View { Text("\(pantry.jars) jars") }
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
