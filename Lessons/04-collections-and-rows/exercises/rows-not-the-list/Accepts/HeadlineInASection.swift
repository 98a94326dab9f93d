import SwiftUI

// A list of sections, the rows made by ForEach.

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
      List {
        Section {
          ForEach(list.articles) { ArticleRow(article: $0) }
        } header: {
          Headline(list: list)
        }
      }
      Button("Read the first") { list.articles.first?.isRead = true }
    }
  }
}

#Preview {
  ReadingListScreen(list: ReadingList())
}
