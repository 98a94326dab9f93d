// expect: a query that is set elsewhere is searched
import SwiftUI

// Only a query that is submitted in the field is searched.

private let plants = ["lady fern", "tree fern", "rosemary", "marsh marigold", "sea holly"]

@Observable
final class Herbarium {
  var query = "fern"
  var results: [String] = []

  @MainActor func search() async {
    let asked = query
    print("searching \(asked)")
    try? await Task.sleep(for: .milliseconds(10 * asked.count))
    if Task.isCancelled { return }
    results = plants.filter { $0.contains(asked) }
  }
}

struct Count: View {
  let herbarium: Herbarium

  var body: some View { Text("\(herbarium.results.count) found") }
}

struct HerbariumScreen: View {
  let herbarium: Herbarium
  @State private var text = "fern"

  var body: some View {
    VStack {
      TextField("Query", text: $text)
        .onChange(of: text) { herbarium.query = text }
      Count(herbarium: herbarium)
      ForEach(herbarium.results, id: \.self) { Text("Plant: \($0)") }
    }
    .task(id: text) { await herbarium.search() }
  }
}

#Preview {
  HerbariumScreen(herbarium: Herbarium())
}
