import Course
import ExerciseRunner
import Grading
import Interchange
import MarkdownSyntax

/// Runs the listings that keys are computed from.
struct ListingRunner {
  let bench: Workbench

  func trace(_ listing: LiveListing, name: String) throws(Failure) -> TraceReport {
    do {
      var program = TraceRun.Program(
        files: [.init(name: "\(name).swift", text: Array(listing.source.utf8))],
        root: listing.root)
      program.state = listing.state ?? program.state
      program.actions = try listing.events.map { try TraceAction(parsing: $0) }
      return try TraceRun(compilation: bench.compilation, execution: bench.execution).run(program)
    } catch {
      throw Failure(error)
    }
  }

  /// Whether a listing compiles, and the first error.
  func compile(_ code: String) throws(Failure) -> Diagnostic? {
    do {
      let outcome = try bench.compilation.compile([
        .init(name: "Listing.swift", text: Array(code.utf8))
      ])
      guard case .refused(let diagnostics, _) = outcome else { return nil }
      return diagnostics.first { $0.severity == .error }
    } catch {
      throw Failure(error)
    }
  }
}

/// Which view bodies run in a step; the key is what they do.
struct PredictQuestion: QuestionKind {
  private let views: [String]
  private let ran: Set<String>
  private let report: [String]

  init(_ listing: LiveListing, step: String, runner: ListingRunner) throws(Failure) {
    let trace = try runner.trace(listing, name: "Prediction")
    guard trace.status == .ok, let first = trace.steps.first,
      let asked = trace.steps.first(where: { $0.name == step })
        ?? Int(step).flatMap({ trace.steps.indices.contains($0) ? trace.steps[$0] : nil })
    else { throw .listing(trace.fatal ?? trace.diagnostics.first?.text ?? "no step “\(step)”") }
    func bodies(_ step: TraceReport.Step) -> [String] {
      step.updates.filter { $0.kind == "body" }.map(\.view)
    }
    ran = Set(bodies(asked))
    var seen: Set<String> = []
    views = (bodies(first) + bodies(asked)).filter { seen.insert($0).inserted }.sorted()
    report = asked.lines
  }

  var choices: [String] { views + ["none of them"] }
  var instruction: String { "letters of all whose bodies run" }

  func read(_ line: String) -> ReadAnswer {
    let words = line.split { $0 == "," || $0 == " " }.map(String.init)
    if !words.isEmpty, words.allSatisfy(views.contains) {
      let numbers = words.compactMap { views.firstIndex(of: $0).map { $0 + 1 } }
      return .answer(ChoiceQuestion.letters(numbers.sorted()))
    }
    if line.lowercased() == "none" { return .answer(ChoiceQuestion.letters([views.count + 1])) }
    guard let numbers = Choices.numbers(in: line, of: choices.count) else {
      return .again("Type \(instruction), from a to \(ChoiceQuestion.letters([choices.count])).")
    }
    return .answer(ChoiceQuestion.letters(numbers.sorted()))
  }

  func judge(_ answer: String, tryNumber: Int) -> Judgement {
    let numbers = Choices.numbers(in: answer, of: choices.count) ?? []
    let picked = Set(numbers.filter { $0 <= views.count }.map { views[$0 - 1] })
    return .choice(picked == ran, happened(report))
  }

  var computedKey: ComputedKey? {
    let right = views.indices.filter { ran.contains(views[$0]) }
    return .choices(choices, right: right.isEmpty ? [views.count] : Set(right), severalRight: true)
  }

  func key() -> String {
    ran.isEmpty ? "No body runs." : ran.sorted().map { "`\($0)`" }.joined(separator: ", ")
  }
}

/// What a run showed, in Markdown.
private func happened(_ report: [String]) -> String {
  "What happened:\n\n```\n\(report.joined(separator: "\n"))\n```"
}

/// What a listing prints; the key is what it printed.
struct OutputQuestion: QuestionKind {
  private let output: String
  private let report: [String]

  init(_ listing: LiveListing, runner: ListingRunner) throws(Failure) {
    let trace = try runner.trace(listing, name: "Output")
    guard trace.status == .ok else {
      throw .listing(trace.fatal ?? trace.diagnostics.first?.text ?? "the listing failed")
    }
    output = trace.steps.map(\.output).joined()
    report = trace.steps.flatMap(\.lines)
  }

  var instruction: String { "what it prints; lines separated by ; or typed one by one" }

  func judge(_ answer: String, tryNumber: Int) -> Judgement {
    let lines = answer.replacing("\\n", with: "\n").replacing(";", with: "\n")
    return .choice(Choices.isSameOutput(output, lines), happened(report))
  }

  var computedKey: ComputedKey? { .printed(output) }

  func key() -> String {
    if output.isEmpty { return "Nothing is printed." }
    // The fence has to be longer than any that was printed.
    let lines = output.split(separator: Character("\n"))
    let longest = lines.map { line in line.prefix { $0 == "`" }.count }.max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)\n\(output)\(output.hasSuffix("\n") ? "" : "\n")\(fence)"
  }
}

/// Whether a listing compiles, and if not, why.
struct CompilesQuestion: QuestionKind {
  private let error: Diagnostic?
  private let reasons: [Question.Choice]

  init(code: String, reasons: [Question.Choice], runner: ListingRunner) throws(Failure) {
    error = try runner.compile(code)
    self.reasons = reasons
  }

  var choices: [String] { ["it compiles"] + reasons.map { "it doesn't: \($0.plainText)" } }
  var instruction: String { "a letter" }

  func read(_ line: String) -> ReadAnswer {
    guard let numbers = Choices.numbers(in: line, of: choices.count), numbers.count == 1 else {
      return .again("Type a letter, from a to \(ChoiceQuestion.letters([choices.count])).")
    }
    return .answer(ChoiceQuestion.letters(numbers))
  }

  func judge(_ answer: String, tryNumber: Int) -> Judgement {
    let number = Choices.numbers(in: answer, of: choices.count)?.first ?? 0
    let compiles = error == nil
    let said = error.map { "The compiler says: `\($0.message)`" } ?? "It compiles."
    if number == 1 { return .choice(compiles, said) }
    guard reasons.indices.contains(number - 2) else { return .choice(false, said) }
    return .choice(!compiles && reasons[number - 2].isCorrect, said)
  }

  var computedKey: ComputedKey? {
    let right = error == nil ? [0] : reasons.indices.filter { reasons[$0].isCorrect }.map { $0 + 1 }
    return .choices(choices, right: Set(right), severalRight: false)
  }

  func key() -> String {
    guard error != nil else { return "It compiles." }
    return reasons.filter(\.isCorrect).map { "It doesn't: \($0.plainText)" }.joined()
  }
}
