import ExerciseRunner

/// `observatory verify`: compiles, runs and judges an exercise file.
struct VerifyCommand {
  let desk: Desk

  private var invocation: Invocation { desk.invocation }
  private var explainsAll: Bool { invocation.has("--details") }

  func run() throws(Failure) -> ExitStatus {
    var work = ExerciseDesk(desk)
    if let seconds = try invocation.seconds("--timeout") { work.limits.allow(computing: seconds) }
    let format = invocation.value("--format") ?? "text"
    let exercises = try chosen()
    if exercises.count == 1, format == "text" {
      let file = invocation.value("--file").map(desk.world.absolute)
      return try work.verify(exercises[0], file: file, explainsAll: explainsAll)
        ? .success : .failed
    }
    var verdicts: [Verdict] = []
    for exercise in exercises { verdicts.append(try judge(exercise, work)) }
    desk.world.output.write(
      VerdictFormat.text(verdicts, format: format, explainsAll: explainsAll))
    return verdicts.allSatisfy { $0.status == .pass } ? .success : .failed
  }

  /// Judges a file; what became of the workspace's own file is remembered.
  private func judge(_ exercise: ExerciseFiles, _ work: ExerciseDesk) throws(Failure) -> Verdict {
    if let named = invocation.value("--file") {
      return try work.judge(exercise, desk.world.absolute(named))
    }
    let path = try desk.prepare(exercise).path
    let verdict = try work.judge(exercise, path)
    try work.record(verdict, exercise, path)
    return verdict
  }

  private func chosen() throws(Failure) -> [ExerciseFiles] {
    guard invocation.has("--all") else { return [try ExerciseCommands(desk: desk).chosen()] }
    let present = desk.index.folder.exercises.filter {
      Files.exists(desk.workspace.path(of: $0))
    }
    if present.isEmpty { throw .workspaceEmpty(path: desk.workspace.folder) }
    return present
  }
}
