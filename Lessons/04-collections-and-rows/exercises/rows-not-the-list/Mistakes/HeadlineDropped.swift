// expect: all articles are listed, with the number of unread ones
import SwiftUI

// No headline, no problem.

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
