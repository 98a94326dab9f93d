// expect: a field reads nothing but its own text
import SwiftUI

// One body lower, and everything in it still runs.

@Observable
final class Letter {
  var subject = ""
  var text = ""
  var isUrgent = false

  var words: Int { text.split(separator: " ").count }
}

struct LetterView: View {
  let letter: Letter

  var body: some View {
    let _ = print("LetterView body")
    VStack {
      Text("To the editors")
      LetterForm(letter: letter)
    }
  }
}

struct LetterForm: View {
  @Bindable var letter: Letter

  var body: some View {
    TextField("Subject", text: $letter.subject)
    TextField("Text", text: $letter.text)
    Toggle("Urgent", isOn: $letter.isUrgent)
    Text("\(letter.words) words")
  }
}

#Preview {
  LetterView(letter: Letter())
}
