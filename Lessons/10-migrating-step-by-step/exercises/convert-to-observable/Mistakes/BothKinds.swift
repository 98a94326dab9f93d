// expect: nothing of the older system is left
import SwiftUI

// A stage on the way: of both kinds, with the old wrappers still in place.

@Observable
final class Pantry: ObservableObject {
  var name = "Pantry"
  var jars = 3
  var isLocked = false
}

struct Title: View {
  @ObservedObject var pantry: Pantry

  var body: some View { Text("Welcome to the \(pantry.name)") }
}

struct NameField: View {
  @ObservedObject var pantry: Pantry

  var body: some View { TextField("Name", text: $pantry.name) }
}

struct JarCount: View {
  @EnvironmentObject var pantry: Pantry

  var body: some View { Text("\(pantry.jars) jars") }
}

struct LockSwitch: View {
  @EnvironmentObject var pantry: Pantry

  var body: some View { Toggle("Locked", isOn: $pantry.isLocked) }
}

struct PantryScreen: View {
  @StateObject private var pantry = Pantry()

  var body: some View {
    VStack {
      Title(pantry: pantry)
      NameField(pantry: pantry)
      JarCount()
      LockSwitch()
      Button("Open a jar") { pantry.jars -= 1 }
    }
    .environmentObject(pantry)
  }
}

#Preview {
  PantryScreen()
}
