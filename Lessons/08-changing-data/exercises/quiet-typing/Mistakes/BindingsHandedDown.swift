// expect: typing and switching leave LetterView alone
import SwiftUI

// The children take bindings, but it is LetterView that makes them.

@Observable
final class Letter {
  var subject = ""
  var text = ""
  var isUrgent = false

  var words: Int { text.split(separator: " ").count }
}

struct SubjectField: View {
  @Binding var subject: String

  var body: some View { TextField("Subject", text: $subject) }
}

struct LetterField: View {
  @Binding var text: String

  var body: some View { TextField("Text", text: $text) }
}

struct UrgentToggle: View {
  @Binding var isUrgent: Bool

  var body: some View { Toggle("Urgent", isOn: $isUrgent) }
}

struct WordCount: View {
  let letter: Letter

  var body: some View { Text("\(letter.words) words") }
}

struct LetterView: View {
  @Bindable var letter: Letter

  var body: some View {
    let _ = print("LetterView body")
    VStack {
      Text("To the editors")
      SubjectField(subject: $letter.subject)
      LetterField(text: $letter.text)
      UrgentToggle(isUrgent: $letter.isUrgent)
      WordCount(letter: letter)
    }
  }
}

#Preview {
  LetterView(letter: Letter())
}
