import ExerciseRunner
import JSON

/// What became of the small edits of one solution.
struct MutationReport {
  enum Outcome: Sendable {
    /// It does not compile.
    case refused
    /// A check failed.
    case caught
    /// It passes, and what happened in every step is the same, or what happens in an accepted way.
    case unseen
    /// It passes although something else happens.
    case survived
  }

  let exercise: String
  let file: String
  private(set) var caught = 0
  private(set) var refused = 0
  private(set) var unseen: [SourceEdit] = []
  private(set) var survivors: [SourceEdit] = []

  init(exercise: String, file: String) {
    self.exercise = exercise
    self.file = file
  }

  mutating func add(_ edit: SourceEdit, _ outcome: Outcome) {
    switch outcome {
    case .refused: refused += 1
    case .caught: caught += 1
    case .unseen: unseen.append(edit)
    case .survived: survivors.append(edit)
    }
  }

  /// The counts in a line, then a line for each survivor with what it replaces.
  func text(solution: String) -> String {
    var text =
      "\(exercise): \(caught) caught, \(survivors.count) survived, \(unseen.count) make no"
      + " difference in the checks, \(refused) don't compile\n"
    for edit in survivors { text += "  \(edit.described(in: solution))\n" }
    return text
  }

  func json(solution: String) -> JSONValue {
    .object([
      .init("exercise", .string(exercise)), .init("caught", .int(caught)),
      .init("refused", .int(refused)), .init("unseen", edits(unseen, solution)),
      .init("survivors", edits(survivors, solution)),
    ])
  }

  private func edits(_ edits: [SourceEdit], _ solution: String) -> JSONValue {
    .array(
      edits.map { edit in
        .object([
          .init("kind", .string(edit.kind)), .init("line", .int(edit.line)),
          .init("old", .string(edit.replaced(in: solution))),
          .init("new", .string(edit.replacement)),
        ])
      })
  }
}

extension SourceEdit {
  /// The edit on one line: where, what kind, what is replaced by what.
  fileprivate func described(in solution: String) -> String {
    func line(_ text: String) -> String {
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let old = line(replaced(in: solution))
    let new = line(replacement)
    let change =
      old.isEmpty ? "adds \(new)" : new.isEmpty ? "drops \(old)" : "\(old) becomes \(new)"
    return "line \(self.line), \(kind): \(change)"
  }
}
