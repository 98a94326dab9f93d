import SwiftUI

// Open a jar, and everything runs: the name, the sign, the switch and the screen.

final class Pantry: ObservableObject {
  @Published var name = "Pantry"
  @Published var jars = 3
  @Published var isLocked = false
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
