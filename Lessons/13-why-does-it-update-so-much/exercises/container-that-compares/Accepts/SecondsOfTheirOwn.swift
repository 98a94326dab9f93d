import SwiftUI

// The screen does not run any more: the seconds have a view of their own.

@Observable
final class Guide {
  var room = 1
  var seconds = 0
}

struct Framed<Content: View>: View {
  let title: String
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack {
      Text("== \(title) ==")
      content()
    }
  }
}

struct NextButton: View {
  let guide: Guide

  var body: some View { Button("Next room") { guide.room += 1 } }
}

struct SecondsLabel: View {
  let guide: Guide

  var body: some View { Text("\(guide.seconds) s") }
}

struct GuideScreen: View {
  let guide: Guide
  let language: String

  var body: some View {
    VStack {
      SecondsLabel(guide: guide)
      Framed(title: "Where") {
        Text(language == "en" ? "Room \(guide.room)" : "Raum \(guide.room)")
      }
      Framed(title: "On") {
        NextButton(guide: guide)
      }
    }
  }
}

#Preview {
  GuideScreen(guide: Guide(), language: "en")
}
