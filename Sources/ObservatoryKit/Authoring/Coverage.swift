import Course
import JSON
import Terminal

/// Where each claim of a course is shown by a listing, practised by an exercise, asked about.
struct Coverage {
  struct Row {
    var claim: Claim
    /// Ids of lessons whose listings show it.
    var listings: [String] = []
    var exercises: [String] = []
    var questions: [String] = []
  }

  private(set) var rows: [Row]
  /// Claims that items name and the course doesn't have.
  private(set) var unknownClaims: [CourseIssue] = []

  init(_ contents: CourseContents) {
    rows = contents.claims.map { Row(claim: $0) }
    for lesson in contents.lessons {
      for (ids, line) in lesson.pages.flatMap(\.claims) {
        add(ids, lesson.id, to: \.listings, file: lesson.file, line: line)
      }
    }
    for exercise in contents.exercises {
      add(exercise.claims, exercise.id, to: \.exercises, file: exercise.file, line: 1)
    }
    for (question, file) in contents.questions {
      add(question.claims, question.id, to: \.questions, file: file, line: question.line)
    }
  }

  private mutating func add(
    _ ids: [String], _ item: String, to column: WritableKeyPath<Row, [String]>, file: String,
    line: Int
  ) {
    for id in ids {
      guard let index = rows.firstIndex(where: { $0.claim.id == id }) else {
        unknownClaims.append(
          CourseIssue(
            file: file, line: line, code: "claim",
            message: "the course makes no claim \(id); \(Course.claimsFile) lists them"))
        continue
      }
      if !rows[index][keyPath: column].contains(item) { rows[index][keyPath: column].append(item) }
    }
  }

  /// A claim that no listing shows is only asserted.
  var gaps: [CourseIssue] {
    rows.filter(\.listings.isEmpty).map { row in
      CourseIssue(
        file: Course.claimsFile, line: row.claim.line, code: "coverage",
        message: "no lesson has a listing that shows \(row.claim.id): \(row.claim.text)")
    }
  }

  /// The table as text: a line for each claim with the lessons, and how many of the others.
  var text: String {
    let header = ["claim", "shown in", "exercises", "questions"]
    let lines = rows.map { row in
      [
        row.claim.id, row.listings.isEmpty ? "—" : row.listings.joined(separator: ", "),
        String(row.exercises.count), String(row.questions.count),
      ]
    }
    let table = [header] + lines
    let widths = header.indices.map { column in table.map { $0[column].count }.max() ?? 0 }
    return table.map { cells in
      let padded = zip(cells, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      return padded.joined(separator: "  ").trimmingTrailingSpaces + "\n"
    }.joined()
  }

  var json: JSONValue {
    .array(
      rows.map { row in
        .object([
          .init("claim", .string(row.claim.id)), .init("text", .string(row.claim.text)),
          .init("listings", .strings(row.listings)), .init("exercises", .strings(row.exercises)),
          .init("questions", .strings(row.questions)),
        ])
      })
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
