// expect: typing and switching leave LetterView alone
import SwiftUI

// Bindings made of closures are made above as well.

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
  let letter: Letter

  var body: some View {
    let _ = print("LetterView body")
    VStack {
      Text("To the editors")
      SubjectField(
        subject: Binding(
          get: { letter.subject }, set: { letter.subject = $0 }))
      LetterField(text: Binding(get: { letter.text }, set: { letter.text = $0 }))
      UrgentToggle(
        isUrgent: Binding(
          get: { letter.isUrgent }, set: { letter.isUrgent = $0 }))
      WordCount(letter: letter)
    }
  }
}

#Preview {
  LetterView(letter: Letter())
}
