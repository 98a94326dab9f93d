// expect: typing and switching leave LetterView alone
import SwiftUI

// The fields are views of their own; the words are counted above.

@Observable
final class Letter {
  var subject = ""
  var text = ""
  var isUrgent = false

  var words: Int { text.split(separator: " ").count }
}

struct SubjectField: View {
  @Bindable var letter: Letter

  var body: some View { TextField("Subject", text: $letter.subject) }
}

struct LetterField: View {
  @Bindable var letter: Letter

  var body: some View { TextField("Text", text: $letter.text) }
}

struct UrgentToggle: View {
  @Bindable var letter: Letter

  var body: some View { Toggle("Urgent", isOn: $letter.isUrgent) }
}

struct LetterView: View {
  let letter: Letter

  var body: some View {
    let _ = print("LetterView body")
    VStack {
      Text("To the editors")
      SubjectField(letter: letter)
      LetterField(letter: letter)
      UrgentToggle(letter: letter)
      Text("\(letter.words) words")
    }
  }
}

#Preview {
  LetterView(letter: Letter())
}
