import SwiftUI

// The model counts; a view of its own asks.

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

  var unread: Int { articles.count { !$0.isRead } }
}

struct ArticleRow: View {
  let article: Article

  var body: some View {
    Text(article.title + (article.isRead ? " (read)" : ""))
  }
}

struct Headline: View {
  let list: ReadingList

  var body: some View {
    Text("\(list.unread) unread").bold()
  }
}

struct ReadingListScreen: View {
  let list: ReadingList

  var body: some View {
    VStack {
      Headline(list: list)
      List(list.articles) { article in
        ArticleRow(article: article)
      }
      Button("Read the first") { list.articles.first?.isRead = true }
    }
  }
}

#Preview {
  ReadingListScreen(list: ReadingList())
}
