import SwiftUI

// The body of the sheet reads the name as well.

@Observable
final class Plant {
  var name = "Rose"
}

struct RenameSheet: View {
  let plant: Plant
  @State private var draft: String
  @Environment(\.dismiss) private var dismiss

  init(plant: Plant) {
    self.plant = plant
    _draft = State(initialValue: plant.name)
  }

  var body: some View {
    let _ = plant.name
    VStack {
      TextField("Name", text: $draft)
        .onSubmit { save() }
      Button("Save") { save() }
      Button("Cancel") { dismiss() }
    }
  }

  private func save() {
    plant.name = draft
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
