import Course
import ExerciseRunner
import MarkdownSyntax

/// A listing that runs has to do what the trace below it says.
struct ListingCheck {
  let listing: LiveListing
  let trace: String?

  func job(file: String, line: Int) -> CourseCheck.Job {
    CourseCheck.Job(file: file, line: line) { bench in
      let report = try ListingRunner(bench: bench).trace(listing, name: listing.id ?? "Listing")
      func issue(_ message: String) -> [CourseIssue] {
        [CourseIssue(file: file, line: line, code: "listing", message: message)]
      }
      guard report.status == .ok else {
        let reason = report.fatal ?? report.diagnostics.first?.text ?? report.status.rawValue
        return issue("the listing does not run: \(reason)")
      }
      guard let trace else { return [] }
      let expected = Self.trimmed(trace)
      let actual = Self.trimmed(report.text)
      if expected == actual { return [] }
      let difference = LineDiff(from: expected, to: actual).text
      return issue("the trace differs from what happens:\n\(difference)")
    }
  }

  private static func trimmed(_ text: String) -> String {
    var text = text[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

/// A listing that must not compile, with the words that the error has to hold.
struct FailingListingCheck {
  let code: String
  let words: String?

  func job(file: String, line: Int) -> CourseCheck.Job {
    CourseCheck.Job(file: file, line: line) { bench in
      func issue(_ message: String) -> [CourseIssue] {
        [CourseIssue(file: file, line: line, code: "listing", message: message)]
      }
      guard let error = try ListingRunner(bench: bench).compile(code) else {
        return issue("the listing compiles, but it should not")
      }
      let wanted = words?.split(separator: "\n").map(String.init) ?? []
      guard let absent = wanted.first(where: { !error.message.contains($0) }) else { return [] }
      return issue("the error is “\(error.message)”, without “\(absent)”")
    }
  }
}
