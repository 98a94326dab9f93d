import SwiftUI

// A small view for each field makes the binding, and so the read.

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
      SubjectField(letter: letter)
      LetterField(letter: letter)
      UrgentToggle(letter: letter)
      WordCount(letter: letter)
    }
  }
}

#Preview {
  LetterView(letter: Letter())
}
