/// What the doctor found out about one thing that is needed.
struct Finding: Equatable {
  enum State: Equatable {
    case good
    /// Something works less well than it could.
    case lesser
    /// Something doesn't work without it.
    case bad
  }

  var subject: String
  var state: State
  var fact: String
  /// What to do about it.
  var cure: String?

  static func good(_ subject: String, _ fact: String) -> Finding {
    Finding(subject: subject, state: .good, fact: fact, cure: nil)
  }

  static func lesser(_ subject: String, _ fact: String, cure: String) -> Finding {
    Finding(subject: subject, state: .lesser, fact: fact, cure: cure)
  }

  static func bad(_ subject: String, _ fact: String, cure: String) -> Finding {
    Finding(subject: subject, state: .bad, fact: fact, cure: cure)
  }

  /// The finding as lines of text: a word for the state, the fact, the cure below it.
  var text: String {
    let word =
      switch state {
      case .good: "ok     "
      case .lesser: "note   "
      case .bad: "FAILED "
      }
    let name = subject + String(repeating: " ", count: max(1, 12 - subject.count))
    let line = "\(word) \(name)\(fact)\n"
    return cure.map { "\(line)        → \($0)\n" } ?? line
  }
}
