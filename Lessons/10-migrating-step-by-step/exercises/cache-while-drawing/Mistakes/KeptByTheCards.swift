// expect: a new language is on all cards
import SwiftUI

// Each card keeps its first answer in state.

private let dictionary = [
  "en/tern": "a seabird", "en/gull": "a bird of the harbour", "en/eider": "a duck",
  "de/tern": "Seeschwalbe", "de/gull": "Möwe", "de/eider": "Eiderente",
]

@Observable
final class Glossary {
  var language = "en"
  @ObservationIgnored private var cache: [String: String] = [:]

  func meaning(of word: String) -> String {
    let key = "\(language)/\(word)"
    if let known = cache[key] { return known }
    print("looking up \(key)")
    let meaning = dictionary[key] ?? "unknown"
    cache[key] = meaning
    return meaning
  }
}

struct WordCard: View {
  let glossary: Glossary
  let word: String
  let isLarge: Bool
  @State private var meaning = ""

  var body: some View {
    Text("\(isLarge ? "# " : "")\(word): \(meaning)")
      .onAppear { meaning = glossary.meaning(of: word) }
  }
}

struct GlossaryScreen: View {
  let glossary: Glossary
  @State private var words = ["tern", "gull"]
  @State private var isLarge = false

  var body: some View {
    VStack {
      ForEach(words, id: \.self) { word in
        WordCard(glossary: glossary, word: word, isLarge: isLarge)
      }
      Button("Add eider") { words.append("eider") }
      Button("Large") { isLarge.toggle() }
      Button("Deutsch") { glossary.language = "de" }
    }
  }
}

#Preview {
  GlossaryScreen(glossary: Glossary())
}
