// expect: while somebody types, the plant keeps its name
import SwiftUI

// Each letter is in the plant, and Cancel writes the old name back.

@Observable
final class Plant {
  var name = "Rose"
}

struct RenameSheet: View {
  let plant: Plant
  @State private var old: String
  @Environment(\.dismiss) private var dismiss

  init(plant: Plant) {
    self.plant = plant
    _old = State(initialValue: plant.name)
  }

  var body: some View {
    VStack {
      TextField("Name", text: Bindable(plant).name)
        .onSubmit { save() }
      Button("Save") { save() }
      Button("Cancel") {
        plant.name = old
        dismiss()
      }
    }
  }

  private func save() {
    dismiss()
  }
}

struct BedView: View {
  let plant: Plant
  @State private var isRenaming = false

  var body: some View {
    VStack {
      Text("Here grows: \(plant.name)")
      Button("Rename") { isRenaming = true }
    }
    .sheet(isPresented: $isRenaming) {
      RenameSheet(plant: plant)
    }
  }
}

#Preview {
  BedView(plant: Plant())
}
