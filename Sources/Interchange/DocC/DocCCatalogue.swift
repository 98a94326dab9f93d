/// A course as a DocC catalogue: an article for each lesson and exercise, and one that lists them.
///
/// Source: https://www.swift.org/documentation/docc
package struct DocCCatalogue {
  package struct Article: Equatable, Sendable {
    package var id: String
    package var title: String
    package var summary: String
    /// The text of the file, front matter included.
    package var source: String

    package init(id: String, title: String, summary: String, source: String) {
      self.id = id
      self.title = title
      self.summary = summary
      self.source = source
    }
  }

  /// A lesson with its exercises.
  package struct Chapter: Equatable, Sendable {
    package var lesson: Article
    package var exercises: [Article]

    package init(lesson: Article, exercises: [Article]) {
      self.lesson = lesson
      self.exercises = exercises
    }
  }

  /// The files of the catalogue's folder, by name.
  package let files: [(name: String, text: String)]

  package init(title: String, summary: String, chapters: [Chapter], pages: [Article]) {
    var files = [
      (name: "Course.md", text: Self.root(title, summary, chapters, pages))
    ]
    for chapter in chapters {
      files.append(("\(chapter.lesson.id).md", Self.text(of: chapter.lesson)))
      for exercise in chapter.exercises {
        files.append((Self.name(ofExercise: exercise.id) + ".md", Self.text(of: exercise)))
      }
    }
    for page in pages { files.append(("\(page.id).md", Self.text(of: page))) }
    self.files = files
  }

  static func name(ofExercise id: String) -> String { "exercise-\(id)" }

  private static func root(
    _ title: String, _ summary: String, _ chapters: [Chapter], _ pages: [Article]
  ) -> String {
    var text = "# \(title)\n\n@Metadata {\n  @TechnologyRoot\n}\n\n\(summary)\n\n## Topics\n"
    for chapter in chapters {
      text += "\n### \(chapter.lesson.title)\n\n- <doc:\(chapter.lesson.id)>\n"
      for exercise in chapter.exercises {
        text += "- <doc:\(name(ofExercise: exercise.id))>\n"
      }
    }
    if !pages.isEmpty {
      text += "\n### More\n\n" + pages.map { "- <doc:\($0.id)>\n" }.joined()
    }
    return text
  }

  private static func text(of article: Article) -> String {
    let published = PublishedText(article.source) { "Exercise: <doc:\(name(ofExercise: $0))>" }
    var body = published.text[...]
    // The article has one title, and DocC takes the first paragraph below it as its summary.
    if body.hasPrefix("# ") { body = body.drop { $0 != "\n" }.drop { $0 == "\n" } }
    let summary = article.summary.isEmpty ? "" : "\(article.summary)\n\n"
    return "# \(article.title)\n\n\(summary)\(body)"
  }
}
