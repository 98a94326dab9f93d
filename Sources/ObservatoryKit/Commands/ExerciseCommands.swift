import Course
import ExerciseRunner
import Progress
import Terminal

/// The commands about one exercise.
struct ExerciseCommands {
  let desk: Desk

  func run(_ name: String) throws(Failure) -> ExitStatus {
    if name == "exercises" { return try list() }
    if name == "reset", desk.invocation.has("--all") { return try resetAll() }
    let files = try chosen()
    let work = ExerciseDesk(desk)
    switch name {
    case "exercise":
      try work.show(files)
      if desk.invocation.has("--edit") { try work.edit(files) }
    case "hint": try work.hint(files)
    case "solution": try work.solution(files, givesUp: desk.invocation.has("--give-up"))
    case "diff":
      let other = desk.invocation.has("--solution") ? files.solution : files.starter
      return try work.diff(files, from: other) ? .success : .failed
    case "reset": try work.reset(files)
    default: try work.restore(files)
    }
    return .success
  }

  /// The exercise that was named, else the last one that was worked on.
  func chosen() throws(Failure) -> ExerciseFiles {
    if let name = desk.invocation.arguments.first { return try desk.index.folder.exercise(name) }
    let store = desk.store
    let last = try desk.storing { () throws(StoreError) in try store.place(named: "exercise") }
    if let last, let files = desk.index.folder.exercises.first(where: { $0.id == last }) {
      return files
    }
    return try first()
  }

  /// The exercise that was worked on last if it is still open, else the first open one.
  func last(elseFirstOf way: CourseWay) throws(Failure) -> ExerciseFiles {
    let all = desk.index.folder.exercises
    let open = all.filter { !way.passedExercises.contains($0.id) }
    let store = desk.store
    let last = try desk.storing { () throws(StoreError) in try store.place(named: "exercise") }
    if let files = open.first(where: { $0.id == last }) ?? open.first { return files }
    return try first()
  }

  private func first() throws(Failure) -> ExerciseFiles {
    guard let first = desk.index.folder.exercises.first else {
      throw .nameMissing(what: "exercise")
    }
    return first
  }

  private func list() throws(Failure) -> ExitStatus {
    let words = desk.invocation.arguments.map { $0.lowercased() }
    let store = desk.store
    let passed = try desk.storing { () throws(StoreError) in try store.passedExercises() }
    var number = 0
    for lesson in desk.index.lessons {
      for exercise in desk.index.exercises(of: lesson) {
        number += 1
        let text = "\(exercise.id) \(exercise.title) \(lesson.title)".lowercased()
        guard words.allSatisfy(text.contains) else { continue }
        let isPassed = passed.contains(exercise.id)
        if isPassed, desk.invocation.has("--open") { continue }
        let mark = isPassed ? "passed" : "open  "
        let digits = String(repeating: " ", count: number < 10 ? 1 : 0) + "\(number)"
        desk.interface.say(
          "\(digits)  \(mark)  \(exercise.id) — \(exercise.title) (\(exercise.minutes) min)")
      }
    }
    return .success
  }

  private func resetAll() throws(Failure) -> ExitStatus {
    for files in desk.index.folder.exercises
    where Files.exists(desk.workspace.path(of: files)) {
      try ExerciseDesk(desk).reset(files)
    }
    return .success
  }
}
