// expect: what is typed or switched is in the letter
import SwiftUI

// Bindings to state run nothing; they lead to copies.

@Observable
final class Letter {
  var subject = ""
  var text = ""
  var isUrgent = false

  var words: Int { text.split(separator: " ").count }
}

struct LetterView: View {
  let letter: Letter
  @State private var subject: String
  @State private var text: String
  @State private var isUrgent: Bool

  init(letter: Letter) {
    self.letter = letter
    _subject = State(initialValue: letter.subject)
    _text = State(initialValue: letter.text)
    _isUrgent = State(initialValue: letter.isUrgent)
  }

  var body: some View {
    let _ = print("LetterView body")
    VStack {
      Text("To the editors")
      TextField("Subject", text: $subject)
      TextField("Text", text: $text)
      Toggle("Urgent", isOn: $isUrgent)
      Text("\(letter.words) words")
    }
  }
}

#Preview {
  LetterView(letter: Letter())
}
