// expect: closing it by a swipe changes nothing
import SwiftUI

// The bed saves when the sheet is gone and nobody cancelled.

@Observable
final class Plant {
  var name = "Rose"
}

struct RenameSheet: View {
  @Binding var draft: String
  let old: String
  let save: () -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextField("Name", text: $draft)
        .onSubmit { save() }
      Button("Save") { save() }
      Button("Cancel") {
        draft = old
        dismiss()
      }
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
      Button("Rename") {
        draft = plant.name
        isRenaming = true
      }
    }
    .sheet(isPresented: $isRenaming, onDismiss: { plant.name = draft }) {
      RenameSheet(draft: $draft, old: plant.name) { isRenaming = false }
    }
  }
}

#Preview {
  BedView(plant: Plant())
}
