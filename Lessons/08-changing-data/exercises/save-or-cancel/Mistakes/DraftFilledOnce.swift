// expect: each time it begins with the name of that moment
import SwiftUI

// The bed owns the draft, and fills it when it appears itself.

@Observable
final class Plant {
  var name = "Rose"
}

struct RenameSheet: View {
  @Binding var draft: String
  let save: () -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextField("Name", text: $draft)
        .onSubmit { save() }
      Button("Save") { save() }
      Button("Cancel") { dismiss() }
    }
  }
}

struct BedView: View {
  let plant: Plant
  @State private var draft = ""
  @State private var isRenaming = false

  var body: some View {
    VStack {
      Text("Here grows: \(plant.name)")
      Button("Rename") { isRenaming = true }
    }
    .onAppear { draft = plant.name }
    .sheet(isPresented: $isRenaming) {
      RenameSheet(draft: $draft) {
        plant.name = draft
        isRenaming = false
      }
    }
  }
}

#Preview {
  BedView(plant: Plant())
}
