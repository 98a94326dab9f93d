import JSON

/// Judges a learner's file with the checks of an exercise.
package struct Verification {
  package var compilation: Compilation
  package var execution: Execution
  /// Facts of a source file, from its syntax tree; asked only if the checks use them.
  package var sourceFacts: (String) throws -> JSONValue? = { _ in nil }
  /// Whether the verdict keeps what was seen in each step, to compare programs that all pass.
  package var keepsSteps = false

  package init(compilation: Compilation, execution: Execution) {
    self.compilation = compilation
    self.execution = execution
  }

  /// Compiles and runs a file with its checks.
  ///
  /// - Parameters:
  ///   - exercise: the id for the verdict.
  ///   - file: the learner's file.
  ///   - checks: the path of `Checks.swift`.
  /// - Returns: the verdict.
  /// - Throws: `LearnerSource.Failure`, `FileError`, `ChildProcess.StartError`,
  ///   `SourceSyntaxLibrary.Missing`, `Interruption`: nothing was judged.
  package func judge(exercise: String, file: String, checks: String) throws -> Verdict {
    try judge(exercise: exercise, source: try LearnerSource(reading: file), checks: checks)
  }

  /// Compiles and runs a source with its checks, like the form with a file.
  package func judge(
    exercise: String, source learner: LearnerSource, checks: String
  ) throws -> Verdict {
    let start = ProcessWait.now()
    let checker = try Files.read(checks)
    var verdict = try Interruption.checked { try judge(exercise, learner, checker) }
    verdict.seconds = ProcessWait.now() - start
    verdict.sandbox = execution.sandbox
    return verdict
  }

  private func judge(
    _ exercise: String, _ learner: LearnerSource, _ checker: [UInt8]
  ) throws -> Verdict {
    let name = learner.name.hasSuffix(".swift") ? learner.name : "Learner.swift"
    let isTaken = name == "Checks.swift" || name == "Entry.swift"
    let sources = [
      Compilation.Source(name: isTaken ? "Learner.swift" : name, text: Array(learner.text.utf8)),
      Compilation.Source(name: "Checks.swift", text: checker),
      Compilation.Source(name: "Entry.swift", text: Array(EntryCode.exercise.utf8)),
    ]
    let outcome = try compilation.compile(sources)
    try Interruption.check()
    guard case .object(let object, let warnings) = outcome else {
      let misfits = Misfits(checks: checker, learner: learner.text)
      return refused(exercise, outcome, misfits)
    }
    var request: [JSONValue.Member] = []
    if String(decoding: checker, as: UTF8.self).contains("source"),
      let facts = try sourceFacts(learner.text)
    {
      request.append(.init("source", facts))
    }
    if keepsSteps { request.append(.init("steps", .bool(true))) }
    let run = try execution.run(object: object, request: .object(request))
    try Interruption.check()
    var verdict = Self.verdict(exercise, run, learner: learner)
    verdict.diagnostics = warnings.filter { $0.file == sources[0].name }
    return verdict
  }

  private func refused(
    _ exercise: String, _ outcome: Compilation.Outcome, _ misfits: Misfits
  ) -> Verdict {
    var verdict = Verdict(exercise: exercise, status: .error)
    switch outcome {
    case .object: break
    case .refused(let diagnostics, _):
      verdict.diagnostics = diagnostics
      verdict.misfits = Self.blamesChecks(diagnostics) ? misfits.sentences(for: diagnostics) : []
      verdict.message =
        verdict.misfits.isEmpty
        ? Self.refusal(diagnostics) : verdict.misfits.joined(separator: " ")
    case .timedOut:
      verdict.status = .timeout
      verdict.message =
        "The compiler was stopped after \(Int(compilation.seconds)) seconds; split long expressions."
    case .cancelled: verdict.message = "The compilation was cancelled."
    case .crashed(let raw):
      verdict.message = "The compiler crashed; its last words: \(raw.suffix(300))"
    case .linkFailed(let raw): verdict.message = "The file compiles but can't be linked: \(raw)"
    }
    return verdict
  }

  /// Whether nothing but the checks is complained about: they don't find what they need.
  private static func blamesChecks(_ diagnostics: [Diagnostic]) -> Bool {
    let errors = diagnostics.filter { $0.severity == .error }
    return errors.contains { $0.file == Misfits.file }
      && errors.allSatisfy { $0.file == Misfits.file && !$0.blamesMachine }
  }

  private static func refusal(_ diagnostics: [Diagnostic]) -> String {
    let errors = diagnostics.filter { $0.severity == .error }
    if errors.contains(where: { $0.message.contains("module was created by") }) {
      return
        "The runtime was built by another version of the compiler; `make build` builds it anew."
    }
    if let error = errors.first, !errors.contains(where: \.blamesSource) {
      return "The compiler could not do its work: \(error.message)."
    }
    let places = [Misfits.file, "Entry.swift"]
    guard let own = errors.first(where: { !places.contains($0.file) }) ?? errors.first else {
      return "The compiler gave no reason."
    }
    return "\(own.file) does not compile (line \(own.line)): \(own.message)."
  }
}

extension Verification {
  /// Turns what a run reported into a verdict.
  static func verdict(
    _ exercise: String, _ run: RunOutcome, learner: LearnerSource
  ) -> Verdict {
    var verdict = Verdict(exercise: exercise, status: .error)
    verdict.output = run.output
    verdict.outputDropped = run.outputDropped
    let lines = LearnerLines(learner.text)
    verdict.checks = run.payloads.compactMap { check($0, in: learner, lines) }
    verdict.steps = run.payloads.filter { $0["kind"]?.string == "step" }
    let began = run.payloads.last { $0["kind"]?.string == "begin" }?["name"]?.string
    let hasFailure = verdict.checks.contains { $0.status == .fail }
    switch run.end {
    case .finished where verdict.checks.isEmpty:
      verdict.message = "No check ran, so nothing was judged."
    case .finished:
      verdict.status = hasFailure ? .fail : .pass
    case .wallLimit, .cpuLimit:
      verdict.status = .timeout
      verdict.message = run.end.sentence
      verdict.checks += unfinished(began, after: verdict.checks, run.end)
    case .cancelled: verdict.message = run.end.sentence
    default:
      verdict.message = run.end.sentence
      // Something was judged before the end came: the check at work has failed.
      let failed = unfinished(began, after: verdict.checks, run.end)
      if !verdict.checks.isEmpty {
        verdict.checks += failed
        verdict.status = .fail
      }
    }
    return verdict
  }

  /// The check that was at work when the program ended, as a failed one.
  private static func unfinished(
    _ name: String?, after checks: [Verdict.Check], _ end: RunOutcome.End
  ) -> [Verdict.Check] {
    guard let name, checks.last?.name != name else {
      return checks.isEmpty
        ? [] : [.init(name: "the program runs to its end", status: .fail, message: end.sentence)]
    }
    return [.init(name: name, status: .fail, message: end.sentence)]
  }

  private static func check(
    _ payload: JSONValue, in learner: LearnerSource, _ lines: LearnerLines
  ) -> Verdict.Check? {
    guard payload["kind"]?.string == "check", let name = payload["name"]?.string,
      let status = payload["status"]?.string.flatMap(Verdict.Check.Status.init)
    else { return nil }
    var check = Verdict.Check(name: name, status: status)
    check.message = payload["message"]?.string ?? ""
    check.expected = payload["expected"]?.string
    check.actual = payload["actual"]?.string
    check.lesson = payload["lesson"]?.string
    check.trace = payload["trace"]?.strings ?? []
    if let subject = payload["subject"]?.string {
      check.line = lines.line(of: subject, property: payload["property"]?.string)
    }
    if let line = check.line {
      check.file = learner.name
      check.sourceLine = lines.text(at: line)
    }
    return check
  }
}
