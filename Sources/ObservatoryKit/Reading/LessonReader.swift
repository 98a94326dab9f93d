import Course
import MarkdownRendering
import MarkdownSyntax
import Progress
import Terminal

/// Reads a lesson at the prompt: page by page, each a screen at a time, with its predictions asked
/// where they stand.
struct LessonReader {
  enum Ending {
    /// The last page was left with `next`.
    case finished
    case quit
    case home
    /// Another lesson was asked for.
    case lesson(String)
  }

  /// What a command leads to.
  enum Turn {
    case stay
    case leave(Ending)
  }

  let desk: Desk
  let entry: Course.Entry
  let lesson: Lesson
  let pane: Pane
  var page = 0
  /// The parts of the page that are not shown yet, because a prediction comes first.
  var waiting: ArraySlice<LessonPage.Part> = []
  var prediction: Prediction?
  /// The exercise that commands without a name mean.
  var exercise: ExerciseFiles?
  /// What was looked for last.
  var searched = ""

  init(_ entry: Course.Entry, desk: Desk) throws(Failure) {
    self.desk = desk
    self.entry = entry
    lesson = try desk.index.open(entry)
    pane = Pane(interface: desk.interface, pager: desk.pager)
    let store = desk.store
    let id = entry.id
    let place = try desk.storing { () throws(StoreError) in try store.place(in: id) }
    page = lesson.pages.firstIndex { $0.slug == place?.page } ?? 0
    // A finished lesson begins again at its first page.
    if place?.isFinished == true { page = 0 }
  }

  mutating func run() throws(Failure) -> Ending {
    if entry.number > 0 { try desk.stop(at: .lesson(entry)) }
    if lesson.pages.isEmpty {
      desk.interface.say("“\(entry.title)” has no text yet.")
      return .finished
    }
    let vocabulary = vocabulary
    try openPage()
    while true {
      let pane = pane
      let input = desk.interface.ask(
        prompt, turnsPages: true, reflow: { pane.reflow() },
        completer: { line, cursor in
          vocabulary.complete(line, cursor)
        })
      switch input {
      case .endOfInput: return .quit
      case .interrupted: continue
      case .line(let line):
        let line = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        do throws(Failure) {
          if case .leave(let ending) = try turn(line, vocabulary) { return ending }
        } catch .store(let error) {
          throw .store(error)
        } catch {
          // Inside a session a failure is said and the session goes on.
          desk.interface.say(error.sentence)
        }
      }
    }
  }

  /// Obeys a line.
  private mutating func turn(_ line: String, _ vocabulary: Vocabulary) throws(Failure) -> Turn {
    if line.isEmpty { return try goOn() }
    if line.hasPrefix("/") {
      try search(String(line.dropFirst()))
      return .stay
    }
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    let command = vocabulary.command(words[0])
    if prediction?.kind != nil, pane.isAtEnd, try answer(line, command, words) { return .stay }
    guard let command else {
      desk.interface.say(vocabulary.refusal(of: words[0]))
      return .stay
    }
    return try perform(command.name, words.count > 1 ? words[1] : "", vocabulary)
  }

  private var prompt: String {
    if prediction?.kind != nil, pane.isAtEnd { return "predict> " }
    return entry.number == 0 ? "\(entry.id)> " : "lesson \(entry.number)> "
  }
}

// MARK: Pages

extension LessonReader {
  /// Shows the page from its beginning.
  mutating func openPage(isShown: Bool = true) throws(Failure) {
    let current = lesson.pages[page]
    let store = desk.store
    let id = entry.id
    try desk.storing { () throws(StoreError) in try store.open(page: current.slug, of: id) }
    prediction = nil
    exercise = nil
    waiting = current.parts[...]
    let pieces = try nextPieces()
    setFooter()
    pane.open(pieces, isShown: isShown)
    if isShown { try askIfDue() }
  }

  /// The parts up to and including the next prediction.
  private mutating func nextPieces() throws(Failure) -> [ReadingView.Piece] {
    var pieces: [ReadingView.Piece] = []
    while prediction == nil, let part = waiting.popFirst() {
      switch part {
      case .text(let block): pieces.append { $0.lines(for: [block]) }
      case .exercise(let id): pieces.append(try note(ofExercise: id))
      case .question: pieces.append(Self.markdown("A question belongs here: `quiz` asks it."))
      case .prediction(let id): pieces += try begin(prediction: id)
      }
    }
    if waiting.isEmpty, prediction == nil, page + 1 == lesson.pages.count {
      pieces += Self.sources(of: lesson)
    }
    return pieces
  }

  /// Where to read more, for the end of the last page.
  static func sources(of lesson: Lesson) -> [ReadingView.Piece] {
    if lesson.sources.isEmpty { return [] }
    let list = lesson.sources.map { "- <\($0)>\n" }.joined()
    return [markdown("**Sources**"), markdown(list)]
  }

  static func markdown(_ text: String) -> ReadingView.Piece {
    let blocks = MarkdownDocument.parse(text).blocks
    return { $0.lines(for: blocks) }
  }

  private func note(ofExercise id: String) throws(Failure) -> ReadingView.Piece {
    let store = desk.store
    let isPassed = try desk.storing { () throws(StoreError) in try store.state(of: id) }.isPassed
    return Self.markdown(
      isPassed
        ? "**Exercise** `\(id)`: passed."
        : "**Exercise** `\(id)`: type `exercise \(id)` to begin, `verify` to have it judged.")
  }

  /// Enter: the next screen, else the next page.
  private mutating func goOn() throws(Failure) -> Turn {
    if pane.forward() {
      try askIfDue()
      return .stay
    }
    if prediction?.kind != nil {
      desk.interface.say("Type what you expect, or `idk`, `hint`, `skip`.")
      return .stay
    }
    return try nextPage()
  }

  mutating func nextPage() throws(Failure) -> Turn {
    guard page + 1 < lesson.pages.count else {
      let id = entry.id
      let store = desk.store
      try desk.storing { () throws(StoreError) in try store.finish(lesson: id) }
      return .leave(.finished)
    }
    page += 1
    try openPage()
    return .stay
  }

  mutating func goBack() throws(Failure) {
    if pane.back() { return }
    if page == 0 { return desk.interface.say("This is the first page.") }
    page -= 1
    try openPage()
  }

  func setFooter() {
    let page = page
    let count = lesson.pages.count
    let hasListing = !lesson.pages[page].liveListings.isEmpty
    let interface = desk.interface
    let isAsked = prediction != nil
    pane.footer = { position, isAtEnd in
      let columns = interface.current.columns
      let of = columns < 60 ? "/" : " of "
      let lines = position.map { ", " + (columns < 60 ? $0.replacing(" of ", with: of) : $0) }
      let place = "page \(page + 1)\(of)\(count)" + (lines ?? "")
      if isAtEnd, isAsked { return interface.sentence(place, style: .dim) }
      var hints =
        !isAtEnd
        ? "Space or Enter goes on"
        : "Enter: " + (page + 1 == count ? "end the lesson" : "next page")
      if columns < 60 { hints = "Enter" }
      if columns >= 80 {
        hints += isAtEnd && hasListing ? ", run, back, help" : ", back, help"
      }
      return interface.sentence("\(place) · \(hints)", style: .dim)
    }
  }
}

// MARK: Predictions

extension LessonReader {
  private mutating func begin(prediction id: String) throws(Failure) -> [ReadingView.Piece] {
    guard let found = try desk.prediction(id, of: entry) else {
      return [Self.markdown("A prediction belongs here, but the question `\(id)` is missing.")]
    }
    if let earlier = found.earlier, earlier.verdict != "skipped" {
      let was = earlier.verdict == "correct" ? "right" : "not right"
      return found.text + [
        Self.markdown("You predicted this before, and it was \(was). `predict` asks it again.")
      ]
    }
    prediction = found
    return found.text
  }

  /// Asks the prediction once the text before it was read.
  mutating func askIfDue() throws(Failure) {
    guard pane.isAtEnd, var asked = prediction, asked.kind == nil else { return }
    do throws(Failure) {
      try desk.interface.during("Running the listing…") { () throws(Failure) in
        try asked.compute(desk)
      }
    } catch {
      prediction = nil
      return try goOn(with: [Self.markdown("This can't be asked here: \(error.sentence)")])
    }
    prediction = asked
    pane.footer = { _, _ in [] }
    pane.append([asked.choices])
  }

  /// Asks the page's first prediction again.
  mutating func askAgain() throws(Failure) {
    let ids = lesson.pages[page].parts.compactMap { part in
      if case .prediction(let id) = part { id } else { nil as String? }
    }
    guard let id = ids.first, let found = try desk.prediction(id, of: entry) else {
      return desk.interface.say("There is nothing to predict on this page.")
    }
    prediction = found
    waiting = []
    pane.open(found.text)
    try askIfDue()
  }

  /// Takes a line as an answer; false if it is a command.
  private mutating func answer(
    _ line: String, _ command: SessionCommand?, _ words: [String]
  ) throws(Failure) -> Bool {
    guard var asked = prediction, let kind = asked.kind else { return false }
    switch line.lowercased() {
    case "hint":
      desk.interface.show(markdown: asked.hint())
      prediction = asked
      return true
    case "skip":
      prediction = nil
      try goOn(with: [Self.markdown("Skipped; `predict` asks it again.")])
      return true
    case "idk", "i don't know", "i dont know", "?":
      try conclude(try asked.reveal(desk))
      return true
    default: break
    }
    // One letter is a choice, if there is such a choice, and not a command.
    let isLetter = words[0].count == 1
    if command != nil, !isLetter { return false }
    switch kind.read(line) {
    case .answer(let text): try conclude(try asked.answer(text, desk))
    case .again(let sentence):
      if command != nil { return false }
      desk.interface.say(sentence)
    }
    return true
  }

  private mutating func conclude(_ text: String) throws(Failure) {
    prediction = nil
    try goOn(with: [Self.markdown(text)])
  }

  /// Shows what came of a prediction and the parts that waited for it.
  private mutating func goOn(with pieces: [ReadingView.Piece]) throws(Failure) {
    let following = try nextPieces()
    setFooter()
    pane.append(pieces + following)
    try askIfDue()
  }
}

extension Desk {
  /// The question that a page embeds, from the quiz of its lesson; nil if there is none.
  func prediction(_ id: String, of lesson: Course.Entry) throws(Failure) -> Prediction? {
    guard let entry = index.quiz(ofLesson: lesson.id) else { return nil }
    let quiz = try index.openQuiz(entry).0
    guard let question = quiz.questions.first(where: { $0.id == id }) else { return nil }
    let store = store
    let answers = try storing { () throws(StoreError) in try store.lastAnswers(of: quiz.id) }
    return Prediction(question, quiz: quiz.id, earlier: answers[id])
  }

  var pager: Pager? {
    Pager(
      environment: world.environment, facts: interface.facts,
      folder: StateFolders(environment: world.environment).cache)
  }
}
