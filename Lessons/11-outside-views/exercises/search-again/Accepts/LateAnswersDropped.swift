import SwiftUI

// A view of its own searches; an answer that is out of date is thrown away.

/// Looks a word up; takes its time.
typealias Search = @MainActor (String) async -> [String]

@Observable
final class Herbarium {
  var query = "fern"
  var results: [String] = []
  private let find: Search

  init(find: @escaping Search) {
    self.find = find
  }

  @MainActor func search() async {
    let asked = query
    let found = await find(asked)
    guard asked == query else { return }
    results = found
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
  HerbariumScreen(
    herbarium: Herbarium { word in
      try? await Task.sleep(for: .milliseconds(10 * word.count))
      return ["lady fern", "tree fern", "rosemary", "sea holly"].filter { $0.contains(word) }
    })
}
