import Course
import ExerciseRunner
import Progress
import Terminal

/// Work on one exercise: instructions, judging, hints, solution, reset.
struct ExerciseDesk {
  let desk: Desk
  /// Whether the learner is at a lesson's prompt and not in the shell.
  let isAtPrompt: Bool
  /// What the learner's program may use.
  var limits = ExecutionLimits()

  init(_ desk: Desk, isAtPrompt: Bool = false) {
    self.desk = desk
    self.isAtPrompt = isAtPrompt
  }

  /// Shows the instructions and where the file is.
  func show(_ files: ExerciseFiles) throws(Failure) {
    let exercise = try desk.index.exercise(files)
    desk.interface.show(exercise.instructions)
    let prepared = try desk.prepare(files)
    // What is opened is what commands without a name mean from now on.
    let store = desk.store
    try desk.storing { () throws(StoreError) in try store.setPlace("exercise", files.id) }
    desk.interface.say()
    if !prepared.isNew { desk.interface.say("Your file: \(prepared.path)") }
    let verify = command(isAtPrompt ? "verify" : "verify \(files.id)")
    let edit = isAtPrompt ? " (`edit` opens it)" : ""
    desk.interface.say("Change it in your editor\(edit) and save, then: \(verify)")
  }

  /// Judges the learner's file and stores the verdict.
  ///
  /// Returns whether it passed.
  @discardableResult
  func verify(
    _ files: ExerciseFiles, file: String? = nil, explainsAll: Bool = false
  ) throws(Failure) -> Bool {
    let path: String
    if let file {
      path = file
    } else {
      path = try desk.prepare(files).path
    }
    let verdict = try desk.interface.during("Compiling…") { () throws(Failure) in
      try judge(files, path)
    }
    desk.interface.show(verdict, explainsAll: explainsAll)
    if file == nil { try record(verdict, files, path) }
    if verdict.status == .pass, file == nil { try celebrate(files) }
    return verdict.status == .pass
  }

  /// Judges a file without storing anything.
  func judge(
    _ files: ExerciseFiles, _ path: String, isCancelled: @escaping () -> Bool = { false }
  ) throws(Failure) -> ExerciseRunner.Verdict {
    var verification = try Workbench(desk.world).verification
    verification.compilation.usesTwoProcesses = ProcessorCount.online > 1
    verification.compilation.isCancelled = isCancelled
    verification.execution.isCancelled = isCancelled
    verification.execution.limits = limits
    do {
      return try verification.judge(exercise: files.id, file: path, checks: files.checks)
    } catch LearnerSource.Failure.empty(let empty) {
      throw Failure.exerciseEmpty(path: empty)
    } catch {
      throw Failure(error)
    }
  }

  func record(
    _ verdict: ExerciseRunner.Verdict, _ files: ExerciseFiles, _ path: String
  ) throws(Failure) {
    var hash = ContentHash()
    hash.add((try? Files.read(path)) ?? [])
    let source = hash.text
    let store = desk.store
    try desk.storing { () throws(StoreError) in
      try store.record(verdict: verdict.status.rawValue, of: files.id, source: source)
    }
  }

  /// Says what comes after a pass: the solution to compare with, and the next exercise.
  func celebrate(_ files: ExerciseFiles) throws(Failure) {
    desk.interface.say("Compare: \(command("solution \(files.id)"))")
    let store = desk.store
    let passed = try desk.storing { () throws(StoreError) in try store.passedExercises() }
    // First those that come after this one, then those that were passed over.
    let all = desk.index.folder.exercises
    let place = all.firstIndex(of: files) ?? 0
    if let next = (all[place...] + all[..<place]).first(where: { !passed.contains($0.id) }) {
      desk.interface.say("Next: \(next.id) — \(desk.workspace.path(of: next))")
    } else {
      desk.interface.say("That was the last exercise of the course.")
    }
  }

  /// Shows the next hint and counts it.
  func hint(_ files: ExerciseFiles) throws(Failure) {
    let exercise = try desk.index.exercise(files)
    if exercise.hints.isEmpty { return desk.interface.say("\(files.id) has no hints.") }
    let store = desk.store
    let count = exercise.hints.count
    let shown = try desk.storing { () throws(StoreError) in
      try store.showHint(of: files.id, atMost: count)
    }
    desk.interface.say("Hint \(shown) of \(count)", style: .bold)
    desk.interface.show(exercise.hints[shown - 1])
  }

  /// Shows the solution after a pass, or when the learner gives up.
  func solution(_ files: ExerciseFiles, givesUp: Bool) throws(Failure) {
    let store = desk.store
    let state = try desk.storing { () throws(StoreError) in try store.state(of: files.id) }
    if !state.isPassed, !state.gaveUp {
      guard givesUp else { throw .solutionLocked(exercise: files.id) }
      try desk.storing { () throws(StoreError) in try store.giveUp(files.id) }
    }
    do {
      let code = String(decoding: try Files.read(files.solution), as: UTF8.self)
      desk.interface.show(markdown: "```swift\n\(code)```")
    } catch {
      throw .file(error)
    }
  }

  /// Shows how the learner's file differs from another one.
  func diff(_ files: ExerciseFiles, from other: String) throws(Failure) -> Bool {
    let path = try desk.prepare(files).path
    do {
      let old = String(decoding: try Files.read(other), as: UTF8.self)
      let new = String(decoding: try Files.read(path), as: UTF8.self)
      let lines = LineDiff(from: old, to: new).text
      desk.world.show(lines.isEmpty ? "No difference.\n" : lines)
      return lines.isEmpty
    } catch {
      throw .file(error)
    }
  }
}
