// expect: Save renames the plant and closes the sheet
import SwiftUI

// The bed hands its own dismiss to the sheet; it is in no presentation.

@Observable
final class Plant {
  var name = "Rose"
}

struct RenameSheet: View {
  let plant: Plant
  @State private var draft: String
  let dismiss: () -> Void

  init(plant: Plant, dismiss: @escaping () -> Void) {
    self.plant = plant
    self.dismiss = dismiss
    _draft = State(initialValue: plant.name)
  }

  var body: some View {
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
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Here grows: \(plant.name)")
      Button("Rename") { isRenaming = true }
    }
    .sheet(isPresented: $isRenaming) {
      RenameSheet(plant: plant) { dismiss() }
    }
  }
}

#Preview {
  BedView(plant: Plant())
}
