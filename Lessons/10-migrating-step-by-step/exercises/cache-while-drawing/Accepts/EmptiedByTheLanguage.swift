import SwiftUI

// The cache is emptied by a new language, and the language is read before it is asked.

private let dictionary = [
  "en/tern": "a seabird", "en/gull": "a bird of the harbour", "en/eider": "a duck",
  "de/tern": "Seeschwalbe", "de/gull": "Möwe", "de/eider": "Eiderente",
]

@Observable
final class Glossary {
  var language = "en" {
    didSet { answers.removeAll() }
  }
  @ObservationIgnored
  private var answers = [String: String]()

  func meaning(of word: String) -> String {
    let key = "\(language)/\(word)"
    guard let answer = answers[word] else {
      print("looking up \(key)")
      answers[word] = dictionary[key, default: "unknown"]
      return dictionary[key, default: "unknown"]
    }
    return answer
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
