import SwiftUI

// The model starts its own searches; the view only asks for the first one.

/// Looks a word up; takes its time.
typealias Search = @MainActor (String) async -> [String]

@Observable
final class Herbarium {
  var query = "fern" {
    didSet {
      if query != oldValue { restart() }
    }
  }
  var results: [String] = []
  private let find: Search
  @ObservationIgnored private var searching: Task<Void, Never>?

  init(find: @escaping Search) {
    self.find = find
  }

  func restart() {
    searching?.cancel()
    searching = Task { await search() }
  }

  @MainActor func search() async {
    let found = await find(query)
    if Task.isCancelled { return }
    results = found
  }
}

struct Count: View {
  let herbarium: Herbarium

  var body: some View { Text("\(herbarium.results.count) found") }
}

struct HerbariumScreen: View {
  @Bindable var herbarium: Herbarium

  var body: some View {
    VStack {
      TextField("Query", text: $herbarium.query)
      Count(herbarium: herbarium)
      ForEach(herbarium.results, id: \.self) { Text("Plant: \($0)") }
    }
    .onAppear { herbarium.restart() }
  }
}

#Preview {
  HerbariumScreen(
    herbarium: Herbarium { word in
      try? await Task.sleep(for: .milliseconds(10 * word.count))
      return ["lady fern", "tree fern", "rosemary", "sea holly"].filter { $0.contains(word) }
    })
}
