import SwiftUI

// A view of its own searches; an answer that is out of date is thrown away.

private let plants = ["lady fern", "tree fern", "rosemary", "marsh marigold", "sea holly"]

@Observable
final class Herbarium {
  var query = "fern"
  var results: [String] = []

  @MainActor func search() async {
    let asked = query
    print("searching \(asked)")
    try? await Task.sleep(for: .milliseconds(10 * asked.count))
    guard asked == query else { return }
    results = plants.filter { $0.contains(asked) }
  }
}

struct Count: View {
  let herbarium: Herbarium

  var body: some View { Text("\(herbarium.results.count) found") }
}

struct Searcher: View {
  let herbarium: Herbarium

  var body: some View {
    EmptyView()
      .onAppear { start() }
      .onChange(of: herbarium.query) { _, _ in start() }
  }

  private func start() {
    Task { await herbarium.search() }
  }
}

struct HerbariumScreen: View {
  @Bindable var herbarium: Herbarium

  var body: some View {
    VStack {
      TextField("Query", text: $herbarium.query)
      Count(herbarium: herbarium)
      Searcher(herbarium: herbarium)
      ForEach(herbarium.results, id: \.self) { Text("Plant: \($0)") }
    }
  }
}

#Preview {
  HerbariumScreen(herbarium: Herbarium())
}
