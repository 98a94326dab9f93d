import Course
import MarkdownRendering
import Terminal

/// The session without a command: where the learner is, and on from there.
struct Home {
  let desk: Desk

  /// How a stop on the way was left.
  private enum Departure {
    case next
    case home
    case quit
    case to(Station)
  }

  func run() throws(Failure) -> ExitStatus {
    guard !desk.index.lessons.isEmpty else {
      if let issue = desk.index.issues.first { throw .course(issue) }
      throw .courseMissing(tried: [desk.index.folder.path])
    }
    guard desk.isInteractive else {
      show(try Overview(desk))
      return .success
    }
    return try run(from: nil)
  }

  /// Goes on from a stop, or from the home screen.
  func run(from first: Station?) throws(Failure) -> ExitStatus {
    var station = first
    while true {
      if station == nil { station = try choose() }
      guard let current = station, try travel(from: current) else { break }
      station = nil
    }
    desk.interface.say("Until next time: `observatory` goes on here.")
    return .success
  }

  /// Shows how far the learner is.
  func show(_ overview: Overview) {
    let text = HomeText(overview, facts: desk.interface.current)
    desk.interface.show(text.rows())
    if let due = text.due(command: "observatory review") { desk.interface.say(due) }
    if let next = overview.next { desk.interface.say("Next: \(next)") }
  }

  /// Goes from stop to stop; false when the learner wants to leave the program.
  private func travel(from first: Station) throws(Failure) -> Bool {
    var station: Station? = first
    while let current = station {
      switch try visit(current) {
      case .next: station = try CourseWay(desk).following(current)
      case .home: return true
      case .quit: return false
      case .to(let other): station = other
      }
    }
    desk.interface.say("You are through the course. `review` keeps it fresh.")
    return true
  }

  private func visit(_ station: Station) throws(Failure) -> Departure {
    switch station {
    case .lesson(let lesson):
      var reader = try LessonReader(lesson, desk: desk)
      switch try reader.run() {
      case .quit: return .quit
      case .home: return .home
      case .lesson(let id): return .to(.lesson(try desk.index.lesson(named: id)))
      case .finished:
        desk.interface.say()
        desk.interface.say("End of “\(lesson.title)”.", style: .bold)
        return .next
      }
    case .exercises(let lesson):
      switch try ExercisePrompt(lesson, desk: desk).run() {
      case .next: return .next
      case .home: return .home
      case .quit: return .quit
      }
    case .quiz(let quiz):
      desk.interface.say()
      let opened = try desk.index.withPool(try desk.index.openQuiz(quiz).0)
      let taken = try QuizCommand(desk: desk).take(opened)
      return taken.ending == .left ? .quit : .next
    }
  }
}

// MARK: The prompt

extension Home {
  private var vocabulary: Vocabulary {
    Vocabulary(
      commands: [
        SessionCommand("next", also: ["n"], "go on where you left off; Enter does the same"),
        SessionCommand(
          "list", also: ["l"], argument: "[WORDS]", completes: .words(["todo", "done"]),
          "all lessons, exercises and quizzes; or those that are todo, done, or have the words"),
        SessionCommand("lesson", argument: "ID", completes: .lessons, "read a lesson"),
        SessionCommand("quiz", argument: "ID", completes: .quizzes, "take a knowledge check"),
        SessionCommand("review", "the questions that are due"),
        PlayCommand.sessionCommand,
      ] + ExerciseVerbs.commands + [
        SessionCommand("help", also: ["h", "?"], "this list"),
        SessionCommand("quit", also: ["q", "exit"], "leave; everything is kept"),
      ], index: desk.index)
  }

  /// Shows the home screen and asks where to go; nil to leave the program.
  private func choose() throws(Failure) -> Station? {
    let vocabulary = vocabulary
    let overview = try Overview(desk)
    let screen = { self.draw(overview) }
    screen()
    while true {
      let input = desk.interface.ask(
        "home> ", turnsPages: true,
        reflow: {
          self.desk.interface.output.write("\u{1B}[H\u{1B}[2J")
          screen()
        },
        completer: { line, cursor in vocabulary.complete(line, cursor) })
      switch input {
      case .endOfInput: return nil
      case .interrupted: continue
      case .line(let line):
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        let rest = words.dropFirst().joined(separator: " ")
        guard let word = words.first else {
          if let next = overview.way.next { return next }
          desk.interface.say("Nothing is left to do. `lesson 1` begins again; `quit` leaves.")
          continue
        }
        guard let command = vocabulary.command(word) else {
          desk.interface.say(vocabulary.refusal(of: word))
          continue
        }
        do throws(Failure) {
          switch command.name {
          case "quit": return nil
          case "next": if let next = overview.way.next { return next }
          case "lesson": return .lesson(try desk.index.lesson(named: rest))
          case "quiz": return .quiz(try quiz(rest, overview))
          case "list": desk.interface.showInScreens(try CourseList(desk, rest).lines)
          case "review": _ = try ReviewCommand(desk: desk.atPrompt).run()
          case "play":
            let name = try rest.isEmpty ? exercise("", overview.way).id : rest
            _ = try PlayCommand(invocation: desk.invocation, world: desk.world)
              .play(named: name, desk)
          case "help": desk.interface.showInScreens(markdown: vocabulary.help)
          default:
            try ExerciseVerbs(desk: desk)
              .perform(command.name, on: try exercise(rest, overview.way))
          }
        } catch .store(let error) {
          throw .store(error)
        } catch {
          desk.interface.say(error.sentence)
        }
      }
    }
  }

  private func draw(_ overview: Overview) {
    let interface = desk.interface
    let facts = interface.current
    let text = HomeText(overview, facts: facts)
    if overview.isFirstStart { return interface.show(markdown: text.welcome.hardBroken) }
    interface.say()
    interface.show(text.rows(limit: facts.accessible ? nil : max(3, facts.rows - 6)))
    interface.say()
    if let due = text.due(command: "review") { interface.say(due) }
    let next = overview.next.map { "Enter: \($0)." } ?? "You are through the course."
    interface.say(next, style: Theme(facts).strong)
  }

  private func quiz(_ name: String, _ overview: Overview) throws(Failure) -> Course.Entry {
    if !name.isEmpty { return try desk.index.quiz(named: name) }
    guard let lesson = overview.current,
      let quiz = desk.index.quiz(ofLesson: lesson.id)
    else { throw .nameMissing(what: "quiz") }
    return quiz
  }

  private func exercise(_ name: String, _ way: CourseWay) throws(Failure) -> ExerciseFiles {
    if !name.isEmpty { return try desk.index.folder.exercise(name) }
    return try ExerciseCommands(desk: desk).last(elseFirstOf: way)
  }
}

extension String {
  /// The text with its lines kept as they are in Markdown.
  fileprivate var hardBroken: String { replacing("\n", with: "\\\n") }
}
