import SwiftUI

// The row closure reads and hands the values on: still one row.

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

struct ArticleRow: View {
  let title: String
  let isRead: Bool

  var body: some View {
    Text(title + (isRead ? " (read)" : ""))
  }
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
        ArticleRow(title: article.title, isRead: article.isRead)
      }
      Button("Read the first") { list.articles.first?.isRead = true }
    }
  }
}

#Preview {
  ReadingListScreen(list: ReadingList())
}
