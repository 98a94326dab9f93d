import SwiftUI

// The children make their bindings with Bindable(…).

@Observable
final class Letter {
  var subject = ""
  var text = ""
  var isUrgent = false

  var words: Int { text.split(separator: " ").count }
}

struct SubjectField: View {
  let letter: Letter

  var body: some View { TextField("Subject", text: Bindable(letter).subject) }
}

struct LetterField: View {
  let letter: Letter

  var body: some View { TextField("Text", text: Bindable(letter).text) }
}

struct UrgentToggle: View {
  let letter: Letter

  var body: some View { Toggle("Urgent", isOn: Bindable(letter).isUrgent) }
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
