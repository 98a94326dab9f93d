import SwiftUI

// The draft is filled when the sheet appears.

@Observable
final class Plant {
  var name = "Rose"
}

struct RenameSheet: View {
  let plant: Plant
  @State private var draft = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextField("Name", text: $draft)
        .onSubmit { save() }
      Button("Save") { save() }
      Button("Cancel") { dismiss() }
    }
    .onAppear { draft = plant.name }
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
