import SwiftUI

// The macro's work done by hand; the title is told by a method of the model.

final class Pantry: Observable {
  private let registrar = ObservationRegistrar()
  private var values = (name: "Pantry", jars: 3, isLocked: false)

  var name: String {
    get {
      registrar.access(self, keyPath: \.name)
      return values.name
    }
    set { registrar.withMutation(of: self, keyPath: \.name) { values.name = newValue } }
  }

  var jars: Int {
    get {
      registrar.access(self, keyPath: \.jars)
      return values.jars
    }
    set { registrar.withMutation(of: self, keyPath: \.jars) { values.jars = newValue } }
  }

  var isLocked: Bool {
    get {
      registrar.access(self, keyPath: \.isLocked)
      return values.isLocked
    }
    set { registrar.withMutation(of: self, keyPath: \.isLocked) { values.isLocked = newValue } }
  }

  func greeting() -> String { "Welcome to the \(name)" }
}

struct Title: View {
  let pantry: Pantry

  var body: some View { Text(pantry.greeting()) }
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
