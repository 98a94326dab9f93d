import ExerciseRunner
import Terminal

/// A command at one of the session's prompts.
struct SessionCommand {
  var name: String
  /// Shorter names that are understood, too.
  var others: [String]
  /// The argument as help shows it.
  var argument: String
  var completes: CompletedWord
  var help: String

  init(
    _ name: String, also others: [String] = [], argument: String = "",
    completes: CompletedWord = .nothing, _ help: String
  ) {
    self.name = name
    self.others = others
    self.argument = argument
    self.completes = completes
    self.help = help
  }
}

/// What the argument of a command may be.
enum CompletedWord {
  case nothing
  case lessons
  case quizzes
  case exercises
  case files
  case words([String])
}

/// The commands of one prompt: what they are called, what Tab offers, what `help` says.
struct Vocabulary {
  let commands: [SessionCommand]
  let index: CourseIndex?
  /// Where file names begin.
  var folder = "."

  /// The command that a word names.
  func command(_ word: String) -> SessionCommand? {
    let word = word.lowercased()
    return commands.first { $0.name == word || $0.others.contains(word) }
  }

  /// The sentence about a word that is no command here.
  func refusal(of word: String) -> String {
    let nearest = NearestName.find(word.lowercased(), in: commands.map(\.name))
    let hint = nearest.map { " (did you mean “\($0)”?)" } ?? ""
    return "“\(Sanitizer.singleLine(word))” is not a command here\(hint); `help` lists them."
  }

  /// The commands as a list in Markdown.
  var help: String {
    commands.map { command in
      let argument = command.argument.isEmpty ? "" : " \(command.argument)"
      let others = command.others.isEmpty ? "" : " (\(command.others.joined(separator: ", ")))"
      return "- `\(command.name)\(argument)`\(others): \(command.help)"
    }.joined(separator: "\n")
  }

  /// What the word before the cursor could become: a command, or what its command takes.
  func complete(_ line: String, _ cursor: Int) -> [Completion] {
    let word = Self.word(in: line, before: cursor)
    let before = line.prefix(cursor).dropLast(word.count)
    guard let first = before.split(separator: " ").first else {
      return commands.filter { $0.name.hasPrefix(word) }
        .map { Completion($0.name, note: $0.help) }
    }
    guard let command = command(String(first)) else { return [] }
    return candidates(command.completes, word).filter { $0.text.hasPrefix(word) }
  }

  private func candidates(_ kind: CompletedWord, _ word: String) -> [Completion] {
    switch kind {
    case .nothing: []
    case .lessons: ((index?.lessons ?? []) + (index?.pages ?? [])).map { Completion($0.id) }
    case .quizzes: (index?.quizzes ?? []).map { Completion($0.id) }
    case .exercises: (index?.folder.exercises ?? []).map { Completion($0.id) }
    case .files: Self.files(word, in: folder)
    case .words(let words): words.map { Completion($0) }
    }
  }

  static func files(_ word: String, in folder: String) -> [Completion] {
    let typed = word.lastIndex(of: "/").map { String(word[...$0]) } ?? ""
    let place = typed.hasPrefix("/") ? typed : "\(folder)/\(typed)"
    return Files.names(in: place).map { name in
      Completion(typed + name + (Files.isFolder("\(place)/\(name)") ? "/" : ""))
    }
  }

  /// The word that ends at the cursor.
  static func word(in line: String, before cursor: Int) -> String {
    let typed = line.prefix(cursor)
    return String(typed.lastIndex(of: " ").map { typed[typed.index(after: $0)...] } ?? typed)
  }
}
