import Course
import ExerciseRunner
import MarkdownSyntax
import Progress
import Terminal

/// Reads a lesson page by page at the prompt.
struct LessonReader {
  enum Ending {
    /// The last page was left with `next`.
    case finished
    case quit
    /// Another lesson was asked for.
    case lesson(String)
  }

  let desk: Desk
  let entry: Course.Entry
  let lesson: Lesson
  private var page = 0
  /// The exercise that was last worked on here; a turned page puts it away.
  private var openExercise: String?

  init(_ entry: Course.Entry, desk: Desk) throws(Failure) {
    self.desk = desk
    self.entry = entry
    lesson = try desk.index.open(entry)
    let store = desk.store
    let id = entry.id
    let place = try desk.storing { () throws(StoreError) in try store.place(in: id) }
    page = lesson.pages.firstIndex { $0.slug == place?.page } ?? 0
    // A finished lesson begins again at its first page.
    if place?.isFinished == true { page = 0 }
  }

  /// Writes the whole lesson, for a pipe.
  func printAll() {
    for page in lesson.pages { desk.interface.show(page.blocks) }
  }

  mutating func run() throws(Failure) -> Ending {
    var shows = true
    while true {
      if shows { try showPage() }
      shows = true
      switch desk.interface.ask(prompt, completions: completions) {
      case .endOfInput: return .quit
      case .interrupted: shows = false
      case .line(let line):
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        let command = words.first?.lowercased() ?? "next"
        let rest = words.count > 1 ? words[1] : ""
        switch command {
        case "next", "n":
          if page + 1 >= lesson.pages.count {
            let id = entry.id
            let store = desk.store
            try desk.storing { () throws(StoreError) in try store.finish(lesson: id) }
            return .finished
          }
          turn(to: page + 1)
        case "back", "b": turn(to: max(0, page - 1))
        case "quit", "q", "exit": return .quit
        case "list", "l":
          listPages()
          shows = false
        case "page", "p":
          if let number = Int(rest), lesson.pages.indices.contains(number - 1) {
            turn(to: number - 1)
          } else {
            desk.interface.say("Pages go from 1 to \(lesson.pages.count).")
            shows = false
          }
        case "lesson": return .lesson(rest)
        default:
          try perform(command, rest)
          shows = false
        }
      }
    }
  }

  private mutating func turn(to number: Int) {
    page = number
    openExercise = nil
  }

  private var prompt: String { "\(entry.number == 0 ? entry.id : "lesson \(entry.number)")> " }

  private var completions: [Completion] {
    let commands = [
      "next", "back", "run", "exercise", "edit", "verify", "hint", "solution", "diff", "reset",
      "restore", "quiz", "list", "page", "lesson", "help", "quit",
    ]
    let ids = desk.index.exercises(of: entry).map(\.id) + desk.index.lessons.map(\.id)
    return (commands + ids).map { Completion($0) }
  }
}

// MARK: Pages

extension LessonReader {
  private func showPage() throws(Failure) {
    let current = lesson.pages[page]
    let store = desk.store
    let id = entry.id
    try desk.storing { () throws(StoreError) in try store.open(page: current.slug, of: id) }
    desk.interface.say()
    desk.interface.show(current.blocks.filter { $0.directive == nil })
    for id in current.exercises { desk.interface.say("Exercise: \(id) — type `exercise \(id)`.") }
    for _ in current.questions { desk.interface.say("A question on this page: type `quiz`.") }
    desk.interface.say()
    desk.interface.say(footer, style: .dim)
  }

  private var footer: String {
    let isLast = page + 1 == lesson.pages.count
    let live = lesson.pages[page].liveListings.isEmpty ? "" : ", run"
    return
      "page \(page + 1) of \(lesson.pages.count) · \(isLast ? "next ends the lesson" : "next"), back\(live),"
      + " exercise, quiz, list, help, quit"
  }

  private func listPages() {
    for (index, item) in lesson.pages.enumerated() {
      desk.interface.say("\(index == page ? ">" : " ") \(index + 1). \(item.title)")
    }
  }
}

// MARK: Other commands

extension LessonReader {
  private mutating func perform(_ command: String, _ rest: String) throws(Failure) {
    let work = ExerciseDesk(desk, isAtPrompt: true)
    do throws(Failure) {
      switch command {
      case "help", "h", "?": help()
      case "run", "r": try runListings()
      case "exercise", "e": try work.show(try exercise(rest))
      case "edit": try work.edit(try exercise(rest))
      case "verify", "v": try work.verify(try exercise(rest))
      case "hint": try work.hint(try exercise(rest))
      case "solution":
        let words = rest.split(separator: " ").map(String.init)
        let name = words.first { !$0.hasPrefix("-") } ?? ""
        try work.solution(try exercise(name), givesUp: words.contains("--give-up"))
      case "diff":
        let files = try exercise(rest)
        _ = try work.diff(files, from: files.starter)
      case "reset": try work.reset(try exercise(rest))
      case "restore": try work.restore(try exercise(rest))
      case "quiz":
        let quiz = try rest.isEmpty ? quizOfLesson() : desk.index.quiz(named: rest)
        _ = try QuizCommand(desk: desk).take(try desk.index.openQuiz(quiz).0)
      default:
        let known = completions.map(\.text)
        let nearest = NearestName.find(command, in: known).map { " (did you mean “\($0)”?)" } ?? ""
        desk.interface.say(
          "“\(Sanitizer.singleLine(command))” is not a command here\(nearest). Type help.")
      }
    } catch {
      // Inside a session a failure is said and the session goes on.
      desk.interface.say(error.sentence)
    }
  }

  private func quizOfLesson() throws(Failure) -> Course.Entry {
    guard let quiz = desk.index.quizzes.first(where: { $0.lesson == entry.id }) else {
      throw .unknownItem(kind: "quiz", name: entry.id, nearest: nil)
    }
    return quiz
  }

  /// The exercise that was named, else the one worked on, else the page's, else the lesson's first
  /// that isn't passed.
  private mutating func exercise(_ name: String) throws(Failure) -> ExerciseFiles {
    if !name.isEmpty {
      let files = try desk.index.folder.exercise(name)
      openExercise = files.id
      return files
    }
    let store = desk.store
    let passed = try desk.storing { () throws(StoreError) in try store.passedExercises() }
    let all = desk.index.exercises(of: entry).map(\.id)
    let ofPage = lesson.pages[page].exercises
    let id =
      openExercise ?? ofPage.first { !passed.contains($0) } ?? ofPage.first
      ?? all.first { !passed.contains($0) } ?? all.first
    guard let id else { throw .nameMissing(what: "exercise") }
    openExercise = id
    return try desk.index.folder.exercise(id)
  }

  private func runListings() throws(Failure) {
    let listings = lesson.pages[page].liveListings
    if listings.isEmpty { return desk.interface.say("This page has no listing that runs.") }
    let runner = ListingRunner(bench: try Workbench(desk.world))
    for (listing, _, _) in listings {
      let report = try runner.trace(listing, name: listing.id ?? "Listing")
      desk.interface.say()
      for line in report.text.split(separator: "\n", omittingEmptySubsequences: false) {
        desk.interface.say(Sanitizer.singleLine(String(line)))
      }
      if let fatal = report.fatal { desk.interface.say(Sanitizer.singleLine(fatal)) }
      for diagnostic in report.diagnostics { desk.interface.say(diagnostic.text) }
    }
  }

  private func help() {
    desk.interface.show(
      markdown: """
        - Enter or `next`, `back`, `page 3`, `list`: move through the lesson
        - `run`: run the listings of this page and see which bodies run
        - `exercise`, `edit`, `verify`, `hint`: work on an exercise in your own editor
        - `diff`, `reset`, `restore`: what you changed, the starter back, your file back
        - `solution` after a pass, or `solution --give-up`
        - `quiz`: answer questions about this lesson
        - `lesson 3`: read another lesson; `quit`: leave, you go on here next time
        """)
  }
}
