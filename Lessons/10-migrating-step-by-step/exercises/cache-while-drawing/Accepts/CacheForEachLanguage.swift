import SwiftUI

// One cache for each language; the language is read first, and the lazy table is ignored.

private let dictionary = [
  "en/tern": "a seabird", "en/gull": "a bird of the harbour", "en/eider": "a duck",
  "de/tern": "Seeschwalbe", "de/gull": "Möwe", "de/eider": "Eiderente",
]

@Observable
final class Glossary {
  var language = "en"
  @ObservationIgnored private lazy var caches: [String: [String: String]] = [:]

  func meaning(of word: String) -> String {
    let language = language
    if caches[language]?[word] == nil {
      print("looking up \(language)/\(word)")
      caches[language, default: [:]][word] = dictionary["\(language)/\(word)"]
    }
    return caches[language]?[word] ?? "unknown"
  }
}

struct WordCard: View {
  let glossary: Glossary
  let word: String
  let isLarge: Bool

  var body: some View {
    Text("\(isLarge ? "# " : "")\(word): \(glossary.meaning(of: word))")
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
