import SwiftUI

// A search begins when nobody has typed for a while.

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
    .task(id: herbarium.query) {
      try? await Task.sleep(for: .milliseconds(300))
      if Task.isCancelled { return }
      await herbarium.search()
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
