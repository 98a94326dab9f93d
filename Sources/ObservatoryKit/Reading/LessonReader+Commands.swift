import Course
import ExerciseRunner
import MarkdownRendering
import MarkdownSyntax
import Progress
import Terminal

extension LessonReader {
  var vocabulary: Vocabulary {
    Vocabulary(
      commands: [
        SessionCommand(
          "next", also: ["n"], "the next page; Enter and Space first show the rest of this one"),
        SessionCommand("back", also: ["b"], "the screen or the page before"),
        SessionCommand("page", also: ["p"], argument: "N", "a page by its number"),
        SessionCommand(
          "list", also: ["l"], argument: "[WORDS]", completes: .words(["todo", "done"]),
          "the pages of this lesson; with words, what the course has about them"),
        SessionCommand(
          "run", also: ["r"], "run the listings of this page and see which bodies run"),
        SessionCommand("review", "the questions that are due"),
        PlayCommand.sessionCommand,
        SessionCommand("predict", "ask this page's prediction again"),
      ] + ExerciseVerbs.commands + [
        SessionCommand(
          "quiz", argument: "[ID]", completes: .quizzes, "questions about this lesson"),
        SessionCommand(
          "lesson", argument: "ID", completes: .lessons, "read another lesson, or a page such as it"
        ),
        SessionCommand("home", "where you are in the course"),
        SessionCommand("help", also: ["h", "?"], "this list"),
        SessionCommand("quit", also: ["q", "exit"], "leave; you go on here next time"),
      ], index: desk.index)
  }

  mutating func perform(
    _ name: String, _ rest: String, _ vocabulary: Vocabulary
  ) throws(Failure) -> Turn {
    switch name {
    case "next": return try nextPage()
    case "back": try goBack()
    case "page": try goTo(rest)
    case "list": try list(rest)
    case "run": try runListings()
    case "predict": try askAgain()
    case "review": _ = try ReviewCommand(desk: desk.atPrompt).run()
    case "play":
      let listing = lesson.pages[page].liveListings.first?.listing
      let play = PlayCommand(invocation: desk.invocation, world: desk.world)
      if rest.isEmpty, exercise == nil, let listing {
        _ = try play.play(PlaySource(listing), desk.interface)
      } else {
        _ = try play.play(named: try rest.isEmpty ? chosenExercise("").id : rest, desk)
      }
    case "quiz":
      let quiz = try rest.isEmpty ? quizOfLesson() : desk.index.quiz(named: rest)
      _ = try QuizCommand(desk: desk).take(try desk.index.openQuiz(quiz).0)
      if entry.number > 0 { try desk.stop(at: .lesson(entry)) }
    case "lesson":
      if rest.isEmpty { throw .nameMissing(what: "lesson") }
      return .leave(.lesson(try desk.index.lesson(named: rest).id))
    case "home": return .leave(.home)
    case "help":
      desk.interface.showInScreens(
        markdown: vocabulary.help + "\n- `/words`: look for words in the lesson")
    case "quit": return .leave(.quit)
    default:
      let files = try chosenExercise(rest)
      exercise = files
      try ExerciseVerbs(desk: desk).perform(name, on: files)
    }
    return .stay
  }

  private mutating func goTo(_ text: String) throws(Failure) {
    guard let number = Int(text), lesson.pages.indices.contains(number - 1) else {
      return desk.interface.say("Pages go from 1 to \(lesson.pages.count); `list` shows them.")
    }
    page = number - 1
    try openPage()
  }

  private func list(_ words: String) throws(Failure) {
    if !words.isEmpty {
      return desk.interface.showInScreens(try CourseList(desk, words).lines)
    }
    let store = desk.store
    let read = try desk.storing { () throws(StoreError) in try store.readPages() }
    for (index, item) in lesson.pages.enumerated() {
      let mark = index == page ? ">" : " "
      let number = index < 9 ? " \(index + 1)" : "\(index + 1)"
      let isRead = read[entry.id]?.contains(item.slug) == true
      desk.interface.say("\(mark) \(number)  \(item.title)\(isRead ? "" : "  (not read yet)")")
    }
  }

  private func quizOfLesson() throws(Failure) -> Course.Entry {
    guard let quiz = desk.index.quiz(ofLesson: entry.id) else {
      throw .unknownItem(kind: "quiz", name: entry.id, nearest: nil)
    }
    return quiz
  }

  /// The exercise that was named, else the one in hand, else the page's, else the first of the
  /// lesson that isn't passed.
  private func chosenExercise(_ name: String) throws(Failure) -> ExerciseFiles {
    if !name.isEmpty { return try desk.index.folder.exercise(name) }
    if let exercise { return exercise }
    let store = desk.store
    let passed = try desk.storing { () throws(StoreError) in try store.passedExercises() }
    let all = desk.index.folder.exercises(in: entry.folder).map(\.id)
    let own = lesson.pages[page].exercises
    let id =
      own.first { !passed.contains($0) } ?? own.first ?? all.first { !passed.contains($0) }
      ?? all.first
    guard let id else { throw .nameMissing(what: "exercise") }
    return try desk.index.folder.exercise(id)
  }

  private func runListings() throws(Failure) {
    let listings = lesson.pages[page].liveListings
    if listings.isEmpty { return desk.interface.say("This page has no listing that runs.") }
    let runner = ListingRunner(bench: try Workbench(desk.world))
    for (listing, _, _) in listings {
      let report = try desk.interface.during("Running the listing…") { () throws(Failure) in
        try runner.trace(listing, name: listing.id ?? "Listing")
      }
      desk.interface.say()
      if listings.count > 1, let id = listing.id { desk.interface.say(id, style: .bold) }
      desk.interface.show(TraceLines(report).lines(Theme(desk.interface.facts)))
    }
  }
}

// MARK: Search

extension LessonReader {
  /// Finds text on this page below what is shown, else on the pages after it, around the lesson.
  mutating func search(_ text: String) throws(Failure) {
    let wanted = text.isEmpty ? searched : text
    if wanted.allSatisfy(\.isWhitespace) {
      return desk.interface.say("Type words after the slash, such as /body.")
    }
    searched = wanted
    if pane.find(wanted) { return }
    let renderer = desk.interface.renderer
    for offset in 1...lesson.pages.count {
      let candidate = (page + offset) % lesson.pages.count
      let lines = renderer.lines(for: lesson.pages[candidate].blocks)
      if TextSearch(for: wanted, in: lines).hits.isEmpty { continue }
      page = candidate
      try openPage(isShown: false)
      if !pane.find(wanted) {
        pane.show()
        desk.interface.say("It comes after the prediction.")
      }
      return try askIfDue()
    }
    desk.interface.say("“\(Sanitizer.singleLine(wanted))” is nowhere in this lesson.")
  }
}
