import ExerciseRunner

/// Judges submissions on all cores; each is compiled and run apart from the others.
struct GradeRun: Sendable {
  enum Outcome: Sendable {
    case judged(Verdict)
    /// The machine could not judge it, whatever was submitted.
    case unable(String)
  }

  let bench: Workbench
  let exercise: ExerciseFiles
  var limits = ExecutionLimits()

  /// Judges all; `finished` is called for one at a time, in the order in which they finish.
  ///
  /// - Throws: `Failure.interrupted` if somebody pressed Ctrl-C; what was cut short is not reported.
  func run(
    _ submissions: [Submission], finished: (Int, Outcome) -> Void
  ) throws(Failure) {
    try Workers.each(submissions, judge, finished: finished)
  }

  private func judge(_ submission: Submission) -> Outcome {
    do {
      let path = try submission.file.get()
      var verification = bench.verification
      verification.execution.limits = limits
      return .judged(
        try verification.judge(exercise: exercise.id, file: path, checks: exercise.checks))
    } catch let unfit as Submission.Unfit {
      return refusal(unfit.sentence(exercise: exercise.id))
    } catch LearnerSource.Failure.empty {
      return refusal("The file is empty.")
    } catch let failure as LearnerSource.Failure {
      return refusal(failure.sentence)
    } catch {
      return .unable(Failure(error).sentence)
    }
  }

  private func refusal(_ message: String) -> Outcome {
    .judged(Verdict(exercise: exercise.id, status: .error, message: message))
  }
}

/// Every N-th submission, beginning with the K-th: the part of one job of an array.
struct Shard: Equatable {
  let number: Int
  let count: Int

  /// Reads `K/N` with K from 1 to N.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], count > 0,
      (1...count).contains(number)
    else { return nil }
    (self.number, self.count) = (number, count)
  }

  func part<Item>(of items: [Item]) -> [Item] {
    items.enumerated().filter { $0.offset % count == number - 1 }.map(\.element)
  }
}
