import ExerciseRunner
import Progress
import Terminal

/// The commands about an exercise, the same at every prompt.
struct ExerciseVerbs {
  let desk: Desk

  static let commands = [
    SessionCommand(
      "exercise", also: ["e"], argument: "[ID]", completes: .exercises,
      "show an exercise and where its file is"),
    SessionCommand("edit", argument: "[ID]", completes: .exercises, "open the file in your editor"),
    SessionCommand(
      "verify", also: ["v"], argument: "[ID]", completes: .exercises,
      "compile, run and judge the file"),
    SessionCommand(
      "watch", also: ["w"], argument: "[ID]", completes: .exercises, "judge the file at every save"),
    SessionCommand("hint", argument: "[ID]", completes: .exercises, "the next hint"),
    SessionCommand(
      "diff", argument: "[ID]", completes: .exercises, "what you changed in the starter"),
    SessionCommand(
      "solution", argument: "[ID]", completes: .exercises, "the solution, after a pass"),
    SessionCommand(
      "reset", argument: "[ID]", completes: .exercises, "bring the starter back; a copy is kept"),
    SessionCommand(
      "restore", argument: "[ID]", completes: .exercises, "bring back what a reset put aside"),
  ]

  func perform(_ name: String, on files: ExerciseFiles) throws(Failure) {
    let work = ExerciseDesk(desk, isAtPrompt: true)
    switch name {
    case "exercise": try work.show(files)
    case "edit": try work.edit(files)
    case "verify": try work.verify(files)
    case "watch": _ = try WatchCommand(desk: desk).run(beginningWith: files)
    case "hint": try work.hint(files)
    case "diff": _ = try work.diff(files, from: files.starter)
    case "solution": try solution(files, work)
    case "reset": try reset(files, work)
    default: try work.restore(files)
    }
  }

  private func solution(_ files: ExerciseFiles, _ work: ExerciseDesk) throws(Failure) {
    let store = desk.store
    let state = try desk.storing { () throws(StoreError) in try store.state(of: files.id) }
    if !state.isPassed, !state.gaveUp {
      let question = "\(files.id) is not passed yet. Show the solution all the same? y/n "
      guard desk.interface.confirm(question) == true else { return }
    }
    try work.solution(files, givesUp: true)
  }

  private func reset(_ files: ExerciseFiles, _ work: ExerciseDesk) throws(Failure) {
    let question = "Put your file of \(files.id) aside and bring the starter back? y/n "
    if desk.interface.confirm(question) == true { try work.reset(files) }
  }
}

extension Interface {
  /// Asks a question that is answered with y or n; nil at the end of input.
  ///
  /// What was typed before the question could be read doesn't count.
  func confirm(_ question: String) -> Bool? {
    while true {
      let prompt = Prompt(
        question, style: facts.usesColor ? .bold : .plain, discardsTypedAhead: true)
      switch lines.next(prompt: prompt) {
      case .line(let line):
        switch line.lowercased().first {
        case "y": return true
        case "n": return false
        default: say("Type y or n.")
        }
      case .interrupted: return false
      case .endOfInput: return nil
      }
    }
  }
}
