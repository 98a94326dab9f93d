import SwiftUI

// The sheet is handed the flag instead of using dismiss.

@Observable
final class Plant {
  var name = "Rose"
}

struct RenameSheet: View {
  let plant: Plant
  @State private var draft: String
  @Binding var isOpen: Bool

  init(plant: Plant, isOpen: Binding<Bool>) {
    self.plant = plant
    _isOpen = isOpen
    _draft = State(initialValue: plant.name)
  }

  var body: some View {
    VStack {
      TextField("Name", text: $draft)
        .onSubmit { save() }
      Button("Save") { save() }
      Button("Cancel") { isOpen = false }
    }
  }

  private func save() {
    plant.name = draft
    isOpen = false
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
      RenameSheet(plant: plant, isOpen: $isRenaming)
    }
  }
}

#Preview {
  BedView(plant: Plant())
}
