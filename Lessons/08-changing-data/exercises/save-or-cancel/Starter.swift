import SwiftUI

// Cancel cancels nothing.

@Observable
final class Plant {
  var name = "Rose"
}

struct RenameSheet: View {
  @Bindable var plant: Plant
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextField("Name", text: $plant.name)
      Button("Save") { dismiss() }
      Button("Cancel") { dismiss() }
    }
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
