import SwiftUI

// Nothing is handed over; all views find the pantry in the environment.

@Observable class Pantry {
  var name: String
  var jars: Int
  var isLocked: Bool

  init(name: String = "Pantry", jars: Int = 3, isLocked: Bool = false) {
    self.name = name
    self.jars = jars
    self.isLocked = isLocked
  }

  func open() { jars -= 1 }
}

struct Title: View {
  @Environment(Pantry.self) var pantry

  var body: some View { Text("Welcome to the \(pantry.name)") }
}

struct NameField: View {
  @Environment(Pantry.self) var pantry

  var body: some View { TextField("Name", text: Bindable(pantry).name) }
}

struct JarCount: View {
  @Environment(Pantry.self) var pantry: Pantry?

  var body: some View {
    if let pantry { Text("\(pantry.jars) jars") }
  }
}

struct LockSwitch: View {
  @Environment(Pantry.self) var pantry

  var body: some View {
    let lock = Bindable(pantry).isLocked
    Toggle("Locked", isOn: lock)
  }
}

struct PantryScreen: View {
  @State private var pantry: Pantry

  init() { _pantry = State(initialValue: Pantry()) }

  var body: some View {
    Group {
      Title()
      NameField()
      JarCount()
      LockSwitch()
      Button("Open a jar", action: pantry.open)
    }
    .environment(pantry)
  }
}
