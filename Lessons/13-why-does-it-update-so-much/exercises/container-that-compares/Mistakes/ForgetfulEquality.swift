// expect: another language is in the frame
import SwiftUI

// Equal by title: the closure of the first render stays.

@Observable
final class Guide {
  var room = 1
  var seconds = 0
}

struct Framed<Content: View>: View, Equatable {
  let title: String
  @ViewBuilder let content: () -> Content

  nonisolated static func == (left: Framed, right: Framed) -> Bool { left.title == right.title }

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

struct GuideScreen: View {
  let guide: Guide
  let language: String

  var body: some View {
    VStack {
      Text("\(guide.seconds) s")
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
