import SwiftUI

// The field for the text and the number of words are one view.

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

  var body: some View {
    VStack {
      TextField("Text", text: $letter.text)
      Text("\(letter.words) words")
    }
  }
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
    }
  }
}

#Preview {
  LetterView(letter: Letter())
}
