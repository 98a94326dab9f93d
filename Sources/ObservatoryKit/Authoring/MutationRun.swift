import Course
import ExerciseRunner

/// Tries the checks of exercises on small edits of their solutions.
///
/// An edit that compiles and passes although something else happens on the screen, in what is
/// printed or in which bodies run is a survivor: the checks don't look there. What happens in
/// another accepted way is the author's will.
struct MutationRun {
  /// One edited solution.
  private struct Trial: Sendable {
    var exercise: ExerciseFiles
    var edit: SourceEdit
    var source: LearnerSource
    /// What happens in the solution and in the other accepted ways.
    var accepted: Set<[String]>
  }

  private let bench: Workbench
  private let trials: [Trial]
  private let exercises: [ExerciseFiles]
  /// Exercises whose solution doesn't pass, so that nothing can be tried.
  let issues: [CourseIssue]

  var count: Int { trials.count }

  init(_ exercises: [Exercise], bench: Workbench) throws(Failure) {
    self.bench = bench
    self.exercises = exercises.map { ExerciseFiles(id: $0.id, folder: $0.folder) }
    var trials: [Trial] = []
    var issues: [CourseIssue] = []
    do {
      let library = try SourceSyntaxLibrary(at: bench.runtime.sourceSyntax)
      for exercise in self.exercises {
        let source = try LearnerSource(reading: exercise.solution)
        let verdict = try Self.judge(source, of: exercise, bench, limits: ExecutionLimits())
        guard verdict.status == .pass else {
          issues.append(
            CourseIssue(
              file: exercise.solution, line: 1, code: "exercise", message: "it has to pass first"))
          continue
        }
        var accepted: Set = [verdict.steps.map(\.text)]
        for path in exercise.accepted {
          let other = try Self.judge(
            try LearnerSource(reading: path), of: exercise, bench, limits: ExecutionLimits())
          accepted.insert(other.steps.map(\.text))
        }
        var seen: Set<String> = [source.text]
        for edit in library.mutants(of: source.text) {
          let text = edit.applied(to: source.text)
          guard seen.insert(text).inserted else { continue }
          trials.append(
            Trial(
              exercise: exercise, edit: edit,
              source: LearnerSource(path: source.path, text: text), accepted: accepted))
        }
      }
    } catch {
      throw Failure(error)
    }
    self.trials = trials
    self.issues = issues
  }

  /// Runs every edit.
  ///
  /// - Parameter onProgress: is told how many are done, after each.
  /// - Returns: a report for each exercise, in their order.
  /// - Throws: `Failure.interrupted` if somebody pressed Ctrl-C.
  func run(onProgress: (Int) -> Void) throws(Failure) -> [MutationReport] {
    let outcomes = try Workers.map(trials, onProgress: onProgress) { [bench] trial in
      Self.outcome(of: trial, bench)
    }
    return exercises.map { exercise in
      var report = MutationReport(exercise: exercise.id, file: exercise.solution)
      for (trial, outcome) in zip(trials, outcomes) where trial.exercise == exercise {
        report.add(trial.edit, outcome)
      }
      return report
    }
  }

  private static func outcome(of trial: Trial, _ bench: Workbench) -> MutationReport.Outcome {
    // An edit may loop for ever; nobody waits long for it.
    var limits = ExecutionLimits()
    limits.cpuSeconds = 2
    guard let verdict = try? judge(trial.source, of: trial.exercise, bench, limits: limits) else {
      return .refused
    }
    switch verdict.status {
    case .pass:
      let isKnown = trial.accepted.contains(verdict.steps.map(\.text))
      return isKnown ? .unseen : .survived
    case .error where verdict.diagnostics.contains { $0.severity == .error }: return .refused
    case .fail, .error, .timeout: return .caught
    }
  }

  private static func judge(
    _ source: LearnerSource, of exercise: ExerciseFiles, _ bench: Workbench,
    limits: ExecutionLimits
  ) throws -> ExerciseRunner.Verdict {
    var verification = bench.verification
    verification.compilation = bench.compilation(cache: "mutants")
    verification.keepsSteps = true
    verification.execution.limits = limits
    return try verification.judge(
      exercise: exercise.id, source: source, checks: exercise.checks)
  }
}
