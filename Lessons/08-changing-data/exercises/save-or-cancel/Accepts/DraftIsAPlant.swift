import SwiftUI

// The draft is a plant of its own, edited by bindings.

@Observable
final class Plant {
  var name = "Rose"
}

struct RenameSheet: View {
  let plant: Plant
  @State private var draft: Plant
  @Environment(\.dismiss) private var dismiss

  init(plant: Plant) {
    self.plant = plant
    let draft = Plant()
    draft.name = plant.name
    _draft = State(initialValue: draft)
  }

  var body: some View {
    VStack {
      TextField("Name", text: $draft.name)
        .onSubmit { save() }
      Button("Save") { save() }
      Button("Cancel") { dismiss() }
    }
  }

  private func save() {
    plant.name = draft.name
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
