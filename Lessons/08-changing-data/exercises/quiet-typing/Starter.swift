import SwiftUI

// Each character runs everything.

@Observable
final class Letter {
  var subject = ""
  var text = ""
  var isUrgent = false

  var words: Int { text.split(separator: " ").count }
}

struct LetterView: View {
  @Bindable var letter: Letter

  var body: some View {
    let _ = print("LetterView body")
    VStack {
      Text("To the editors")
      TextField("Subject", text: $letter.subject)
      TextField("Text", text: $letter.text)
      Toggle("Urgent", isOn: $letter.isUrgent)
      Text("\(letter.words) words")
    }
  }
}

#Preview {
  LetterView(letter: Letter())
}
