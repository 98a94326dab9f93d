import SwiftUI

// What is in the frame is a view that reads for itself.

@Observable
final class Guide {
  var room = 1
  var seconds = 0
}

struct Framed<Content: View>: View {
  let title: String
  let content: Content

  init(title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack {
      Text("== \(title) ==")
      content
    }
  }
}

struct NextButton: View {
  let guide: Guide

  var body: some View { Button("Next room") { guide.room += 1 } }
}

struct RoomLabel: View {
  let guide: Guide
  let word: String

  var body: some View { Text("\(word) \(guide.room)") }
}

struct GuideScreen: View {
  let guide: Guide
  let language: String

  var body: some View {
    VStack {
      Text("\(guide.seconds) s")
      Framed(title: "Where") {
        RoomLabel(guide: guide, word: language == "en" ? "Room" : "Raum")
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
