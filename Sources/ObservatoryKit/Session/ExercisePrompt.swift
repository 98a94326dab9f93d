import Course
import ExerciseRunner
import MarkdownRendering
import Progress
import Terminal

/// Works through the open exercises of a lesson at a prompt.
struct ExercisePrompt {
  enum Ending {
    case next
    case home
    case quit
  }

  let desk: Desk
  let lesson: Course.Entry

  init(_ lesson: Course.Entry, desk: Desk) {
    self.desk = desk
    self.lesson = lesson
  }

  private var vocabulary: Vocabulary {
    Vocabulary(
      commands: ExerciseVerbs.commands + [
        PlayCommand.sessionCommand,
        SessionCommand(
          "next", also: ["n"], "the next exercise, then the quiz; this one stays open"),
        SessionCommand("home", "where you are in the course"),
        SessionCommand("help", also: ["h", "?"], "this list"),
        SessionCommand("quit", also: ["q", "exit"], "leave; you go on here next time"),
      ], index: desk.index)
  }

  func run() throws(Failure) -> Ending {
    try desk.stop(at: .exercises(of: lesson))
    for files in try CourseWay(desk).openExercises(of: lesson) {
      if let ending = try work(on: files) { return ending }
    }
    return .next
  }

  /// Works on one exercise; nil to go on to the next one.
  private func work(on files: ExerciseFiles) throws(Failure) -> Ending? {
    let vocabulary = vocabulary
    desk.interface.say()
    try ExerciseDesk(desk).show(files)
    desk.interface.say(
      "Here: edit, verify, watch, hint; next leaves it for later; help", style: .dim)
    while true {
      let input = desk.interface.ask("exercise> ") { line, cursor in
        vocabulary.complete(line, cursor)
      }
      switch input {
      case .endOfInput: return .quit
      case .interrupted: continue
      case .line(let line):
        let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let word = words.first else {
          if try isPassed(files) { return nil }
          desk.interface.say("`verify` has your file judged, `next` leaves it for later.")
          continue
        }
        guard let command = vocabulary.command(word) else {
          desk.interface.say(vocabulary.refusal(of: word))
          continue
        }
        switch command.name {
        case "next": return nil
        case "home": return .home
        case "quit": return .quit
        case "help": desk.interface.showInScreens(markdown: vocabulary.help)
        default:
          do throws(Failure) {
            if command.name == "play" {
              _ = try PlayCommand(invocation: desk.invocation, world: desk.world)
                .play(named: words.count > 1 ? words[1] : files.id, desk)
              continue
            }
            let named = try words.count > 1 ? desk.index.folder.exercise(words[1]) : files
            try ExerciseVerbs(desk: desk).perform(command.name, on: named)
            if command.name == "verify", try isPassed(files) {
              desk.interface.say("Enter goes on.", style: .dim)
            }
          } catch .store(let error) {
            throw .store(error)
          } catch {
            desk.interface.say(error.sentence)
          }
        }
      }
    }
  }

  private func isPassed(_ files: ExerciseFiles) throws(Failure) -> Bool {
    let store = desk.store
    return try desk.storing { () throws(StoreError) in try store.state(of: files.id) }.isPassed
  }
}
