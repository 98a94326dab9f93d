import MarkdownSyntax

/// A lesson: pages to read, with listings to run, exercises and questions at their places.
package struct Lesson: Equatable, Sendable {
  package var id: String
  /// The number in the folder's name; 0 for a page that is no lesson (cheat sheet, glossary).
  package var number: Int
  package var title: String
  package var summary: String
  /// How long it takes to read, in minutes.
  package var minutes: Int
  package var requires: [String]
  package var sources: [String]
  package var pages: [LessonPage]
  /// The path of the file.
  package var file: String
}

/// A page of a lesson: one `##` section.
package struct LessonPage: Equatable, Sendable {
  package var title: String
  /// The name of the page in links and in the progress store.
  package var slug: String
  package var blocks: [Block]
  package var line: Int
}

extension LessonPage {
  /// The ids of the exercises embedded in the page.
  package var exercises: [String] { values(of: "exercise") }

  /// The ids of the questions embedded in the page.
  package var questions: [String] { values(of: "question") + values(of: "predict") }

  /// The listings that run, each with the trace that is expected of it.
  package var liveListings: [(listing: LiveListing, trace: String?, line: Int)] {
    blocks.indices.compactMap { index in
      guard case .code(let code) = blocks[index].content, let listing = LiveListing(code) else {
        return nil
      }
      return (listing, literal(after: index, language: "trace"), blocks[index].lines.lowerBound)
    }
  }

  /// The listings that must not compile, each with the words that the error has to hold.
  package var failingListings: [(code: String, words: String?, line: Int)] {
    blocks.indices.compactMap { index in
      guard case .code(let code) = blocks[index].content, code.has("fails") else { return nil }
      return (
        code.literal, literal(after: index, language: "diagnostics"), blocks[index].lines.lowerBound
      )
    }
  }

  /// The claims that the listings of the page show, as their fences say it: `claims=C1,C27`.
  package var claims: [(ids: [String], line: Int)] {
    blocks.compactMap { block in
      guard case .code(let code) = block.content, let claims = code.value(of: "claims") else {
        return nil
      }
      return (claims.split(separator: ",").map(String.init), block.lines.lowerBound)
    }
  }

  private func literal(after index: Int, language: String) -> String? {
    guard index + 1 < blocks.count, case .code(let code) = blocks[index + 1].content,
      code.language == language
    else { return nil }
    return code.literal
  }

  private func values(of name: String) -> [String] {
    blocks.compactMap(\.directive).filter { $0.name == name }.map(\.value)
  }
}

extension Lesson {
  /// Reads a lesson from the text of its file.
  static func parse(_ text: String, number: Int, file: String) throws(CourseProblem) -> Lesson {
    let head = try FrontMatter(text, file: file)
    let document = MarkdownDocument.parse(head.body, firstLine: head.bodyLine)
    return Lesson(
      id: try head.required("id", file: file), number: number,
      title: try head.required("title", file: file), summary: head.fields["summary"]?.text ?? "",
      minutes: head.fields["minutes"]?.int ?? 10, requires: head.fields["requires"]?.texts ?? [],
      sources: head.fields["sources"]?.texts ?? [], pages: pages(document.blocks), file: file)
  }

  /// Cuts the blocks at the `##` headings; what stands before the first is part of the first page.
  private static func pages(_ blocks: [Block]) -> [LessonPage] {
    let heads = blocks.indices.filter {
      if case .heading(level: 2, _) = blocks[$0].content { true } else { false }
    }
    guard !heads.isEmpty else {
      return blocks.isEmpty ? [] : [LessonPage(title: "", slug: "start", blocks: blocks, line: 1)]
    }
    var slugs: [String: Int] = [:]
    return heads.indices.map { index in
      let head = blocks[heads[index]]
      let title = if case .heading(_, let inlines) = head.content { inlines.plainText } else { "" }
      let name = [Inline].slug(of: title)
      let count = slugs[name, default: 0]
      slugs[name] = count + 1
      let start = index == 0 ? 0 : heads[index]
      let end = index + 1 < heads.count ? heads[index + 1] : blocks.count
      return LessonPage(
        title: title, slug: count == 0 ? name : "\(name)-\(count)",
        blocks: Array(blocks[start..<end]), line: head.lines.lowerBound)
    }
  }
}
