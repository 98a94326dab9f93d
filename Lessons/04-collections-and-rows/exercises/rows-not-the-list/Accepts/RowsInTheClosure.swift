import SwiftUI

// No row view: the row closure reads for its row.

@Observable
final class Article: Identifiable {
  var title: String
  var isRead = false

  init(title: String) {
    self.title = title
  }
}

@Observable
final class ReadingList {
  var articles = [
    Article(title: "On Rivers"), Article(title: "Slow Bread"), Article(title: "Night Trains"),
  ]
}

struct Headline: View {
  let list: ReadingList

  var body: some View {
    Text("\(list.articles.filter { !$0.isRead }.count) unread")
  }
}

struct ReadingListScreen: View {
  let list: ReadingList

  var body: some View {
    VStack {
      Headline(list: list)
      List(list.articles) { article in
        Text(article.title + (article.isRead ? " (read)" : ""))
      }
      Button("Read the first") { list.articles.first?.isRead = true }
    }
  }
}

#Preview {
  ReadingListScreen(list: ReadingList())
}
