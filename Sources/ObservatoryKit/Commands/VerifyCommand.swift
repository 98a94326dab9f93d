import ExerciseRunner

/// `observatory verify`: compiles, runs and judges an exercise file.
struct VerifyCommand {
  let invocation: Invocation
  let world: World

  func run() throws(Failure) -> ExitStatus {
    let course = try CourseFolder.find(named: invocation.value("--course"), in: world)
    let workspace = Workspace(invocation, world)
    let exercises = try chosen(in: course)
    let bench = try Workbench(world)
    var verdicts: [Verdict] = []
    for exercise in exercises {
      let file = try file(of: exercise, in: workspace)
      do {
        verdicts.append(
          try bench.verification.judge(
            exercise: exercise.id, file: file, checks: exercise.checks))
      } catch {
        throw Failure(error)
      }
    }
    let format = invocation.value("--format") ?? "text"
    world.output.write(VerdictFormat.text(verdicts, format: format))
    let statuses = verdicts.map(\.status)
    if statuses.contains(.fail) { return .failed }
    return statuses.allSatisfy { $0 == .pass } ? .success : .failed
  }

  private func chosen(in course: CourseFolder) throws(Failure) -> [ExerciseFiles] {
    if invocation.has("--all") { return course.exercises }
    guard let name = invocation.arguments.first else { throw .nameMissing(what: "exercise") }
    return [try course.exercise(name)]
  }

  private func file(
    of exercise: ExerciseFiles, in workspace: Workspace
  ) throws(Failure) -> String {
    if let named = invocation.value("--file") { return world.absolute(named) }
    return try workspace.prepare(exercise, world: world).path
  }
}
