// expect: an article that is read leaves the screen's body alone
import SwiftUI

// The headline is a view, and the screen still counts for it.

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
  let count: Int

  var body: some View {
    Text("\(count) unread")
  }
}

struct ReadingListScreen: View {
  let list: ReadingList

  var body: some View {
    VStack {
      Headline(count: list.articles.filter { !$0.isRead }.count)
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
