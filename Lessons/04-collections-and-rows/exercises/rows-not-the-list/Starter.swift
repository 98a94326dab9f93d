import SwiftUI

// One article is read, and the whole screen runs. Why?

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
  let article: Article

  var body: some View {
    Text(article.title + (article.isRead ? " (read)" : ""))
  }
}

struct ReadingListScreen: View {
  let list: ReadingList

  var body: some View {
    VStack {
      Text("\(list.articles.filter { !$0.isRead }.count) unread")
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
