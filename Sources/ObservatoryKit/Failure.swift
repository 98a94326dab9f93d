import Course
import ExerciseRunner
import Grading
import Progress

/// Why a command could not do its work; every case can be said in one sentence.
enum Failure: Error {
  case usage(UsageError)
  case courseMissing(tried: [String])
  case unknownExercise(String, nearest: String?)
  case unknownItem(kind: String, name: String, nearest: String?)
  case course(CourseIssue)
  case store(StoreError)
  case transfer(file: String, ImportError)
  /// A listing of the course does not do what it should; an author's mistake.
  case listing(String)
  case rubric(question: String, RubricError)
  case notUTF8(file: String)
  case solutionLocked(exercise: String)
  case nothingKept(exercise: String)
  case editorMissing(path: String)
  case ambiguous(String, candidates: [String])
  case nameMissing(what: String)
  case runtimeMissing(tried: [String])
  case toolchain(ToolchainError)
  case source(LearnerSource.Failure)
  case exerciseEmpty(path: String)
  case file(FileError)
  case start(ChildProcess.StartError)
  case syntax(SourceSyntaxLibrary.Missing)
  /// Somebody pressed Ctrl-C; nothing has to be said.
  case interrupted
  case event(TraceAction.Malformed)
  case notANumber(option: String, value: String)
  case notSeconds(option: String, value: String)
  case notThere(command: String)
  case inputUnwanted(command: String)
  case workspaceUnwritable(path: String, reason: String)
  case workspaceEmpty(path: String)
  case submissionsMissing(path: String)
  case notAShard(String)
  case outputIncomplete(String)
  case alreadyThere(path: String)
  case notAnIdentifier(String)
  case nothingToImport(file: String)
}

extension Failure {
  /// Turns what the libraries throw into a failure that can be said.
  init(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as UsageError: self = .usage(error)
    case let error as ToolchainError: self = .toolchain(error)
    case let error as RuntimeLocation.Missing: self = .runtimeMissing(tried: error.tried)
    case let error as LearnerSource.Failure: self = .source(error)
    case let error as FileError: self = .file(error)
    case let error as ChildProcess.StartError: self = .start(error)
    case let error as SourceSyntaxLibrary.Missing: self = .syntax(error)
    case is Interruption: self = .interrupted
    case let error as TraceAction.Malformed: self = .event(error)
    case let error as StoreError: self = .store(error)
    default: self = .start(.init(path: "observatory", reason: String(describing: error)))
    }
  }

  /// What happened, where, and what to do.
  var sentence: String {
    switch self {
    case .usage(let error): error.sentence
    case .courseMissing(let tried):
      "No course was found; looked for Lessons and Quizzes in \(tried.joined(separator: ", ")). Name"
        + " a course with --course DIR."
    case .unknownExercise(let name, let nearest):
      "There is no exercise “\(name)”\(Self.hint(nearest)); `observatory exercises` lists them."
    case .unknownItem(let kind, let name, let nearest):
      "There is no \(kind) “\(name)”\(Self.hint(nearest)); `observatory lessons` lists what there is."
    case .course(let issue): issue.text + "."
    case .store(let error): error.sentence
    case .transfer(let file, let error): error.sentence(file: file)
    case .listing(let what): "A listing of the course can't be used: \(what)."
    case .rubric(let question, let error):
      "The rubric of \(question) can't be used: in line \(error.line) of its file, \(error.sentence)."
    case .notUTF8(let file): "\(file) is not UTF-8 text; save it as UTF-8."
    case .solutionLocked(let exercise):
      "The solution of \(exercise) is shown after a pass; `observatory solution \(exercise)"
        + " --give-up` shows it now."
    case .nothingKept(let exercise): "No copy of \(exercise) was kept; only a reset keeps one."
    case .editorMissing(let path):
      "No editor is set; set VISUAL or EDITOR, or open \(path) yourself."
    case .ambiguous(let name, let candidates):
      "“\(name)” could be \(candidates.joined(separator: ", ")); write more of it."
    case .nameMissing(let what): "Say which \(what) is meant: observatory \(what)s lists them."
    case .runtimeMissing(let tried):
      "The runtime that learner code is compiled against is missing; looked in"
        + " \(tried.joined(separator: " and ")). `make build` makes it."
    case .toolchain(let error): error.sentence
    case .source(let failure): failure.sentence
    case .exerciseEmpty(let path): "\(path) is empty; `observatory reset` brings the starter back."
    case .file(let error): LearnerSource.Failure.file(error).sentence
    case .start(let error): "\(error.path) could not be started: \(error.reason)."
    case .interrupted: "Interrupted."
    case .syntax(let error):
      "The part that reads Swift source can't be loaded (\(error.reason)); `make build` makes it."
    case .event(let error): error.sentence
    case .notANumber(let option, let value): "\(option) needs a number, not “\(value)”."
    case .notSeconds(let option, let value):
      "\(option) needs a number of seconds, above 0 and at most a day, not “\(value)”."
    case .inputUnwanted(let command):
      "`\(command)` has to ask, and --no-input forbids it; pipe the answers in, one a line."
    case .notThere(let command): "`observatory \(command)` is not there yet."
    case .submissionsMissing(let path):
      "There is no submission in \(path); a submission is a Swift file, or a folder with one."
    case .notAShard(let text): "--shard needs K/N with K from 1 to N, such as 2/8, not “\(text)”."
    case .alreadyThere(let path): "\(path) is there already; it was left as it is."
    case .notAnIdentifier(let text):
      "“\(text)” can't be an id; use lower-case letters, digits and single hyphens, such as first-lamp."
    case .nothingToImport(let file): "There is no question in \(file)."
    case .outputIncomplete(let path):
      "\(path) could not be written to its end; make room and run the command again."
    case .workspaceEmpty(let path):
      "There is no exercise file in \(path) yet; `observatory exercise ID` puts one there."
    case .workspaceUnwritable(let path, let reason):
      "The workspace \(path) can't be written (\(reason)); name another one with --workspace DIR."
    }
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { " (did you mean “\($0)”?)" } ?? ""
  }
}

extension StoreError {
  var sentence: String {
    switch self {
    case .unusable(let path, let reason):
      "Progress can't be kept in \(path): \(reason). Name another place with OBSERVATORY_HOME."
    case .newer(let path, let version):
      "\(path) was written by a newer version of observatory (format \(version)); use that version."
    case .failed(let path, let code, let message):
      "Progress could not be stored in \(path): \(message) (SQLite \(code))."
    }
  }
}

extension ToolchainError {
  var sentence: String {
    switch self {
    case .missing:
      "swiftc was not found; install the Swift toolchain and put its bin folder on PATH."
    case .notExecutable(let path): "\(path) can't be executed; mend its permissions."
    case .incomplete(let part): "The Swift toolchain is incomplete: \(part) is missing."
    }
  }
}

extension UsageError {
  var sentence: String {
    switch self {
    case .unknownCommand(let word, let nearest):
      "“\(word)” is not a command\(Self.hint(nearest)); `observatory --help` lists them."
    case .unknownOption(let option, let command, let nearest):
      "\(option) is not an option\(command.map { " of \($0)" } ?? "")\(Self.hint(nearest)); see"
        + " `observatory \(command.map { "\($0) " } ?? "")--help`."
    case .valueMissing(let option, let value): "\(option) needs a value: \(option) \(value)."
    case .valueNotTaken(let option): "\(option) takes no value."
    case .valueRefused(let option, let value, let choices):
      "\(option) can't be “\(value)”; it is one of \(choices.joined(separator: ", "))."
    case .argumentMissing(let command, let arguments):
      "`observatory \(command)` needs \(arguments); see `observatory \(command) --help`."
    case .argumentSurplus(let command, let argument):
      "“\(argument)” is one argument too many for `observatory \(command)`."
    }
  }

  private static func hint(_ nearest: String?) -> String {
    nearest.map { " (did you mean “\($0)”?)" } ?? ""
  }
}
