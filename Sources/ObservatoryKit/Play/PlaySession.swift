import ExerciseRunner
import MarkdownRendering
import Terminal

/// A program at work: its screen, what was done with it, and which bodies that made run.
///
/// Every move runs the program anew through all moves so far, so `undo` is exact and a saved file
/// goes on where the old one was. What was compiled is kept, so a move costs a process, no compiler.
final class PlaySession {
  private let interface: Interface
  private let trace: TraceRun
  private let source: PlaySource
  private let state: String
  private let folder: String
  private let watcher: FileWatcher?
  private var program: Compilation.Source
  private var moves: [TraceAction] = []
  private var report: TraceReport

  init(
    _ source: PlaySource, state: String, folder: String, trace: TraceRun, interface: Interface
  ) throws(Failure) {
    self.source = source
    self.state = state
    self.folder = folder
    self.trace = trace
    self.interface = interface
    watcher = source.path.map { FileWatcher(path: $0) }
    program = try source.read()
    report = TraceReport(status: .ok, state: state)
  }

  /// Plays until the learner leaves; returns the exit status.
  func run() throws(Failure) -> ExitStatus {
    guard try begin() || watcher != nil else { return .failed }
    while true {
      switch interface.ask("play> ", news: news, completer: complete) {
      case .endOfInput: return .success
      case .interrupted: continue
      case .line(let line):
        let line = Self.trimmed(line)
        if line.isEmpty { continue }
        do throws(Failure) {
          if try !perform(line) { return .success }
        } catch {
          interface.say(error.sentence)
        }
      }
    }
  }

  /// Renders the program for the first time; false if it can't be.
  private func begin() throws(Failure) -> Bool {
    report = try interface.during("Compiling…") { () throws(Failure) in try run(moves) }
    guard report.status == .ok else {
      showFailure(of: report)
      if watcher != nil { interface.say("Save \(source.name) to try again.") }
      return false
    }
    showStep()
    interface.say("`help` lists the moves.", style: theme.mark)
    return true
  }

  /// The line without white space at its ends; inside it may be part of a string.
  private static func trimmed(_ line: String) -> String {
    let start = line.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }

  private var theme: Theme { Theme(interface.facts) }

  private func run(_ moves: [TraceAction]) throws(Failure) -> TraceReport {
    var program = TraceRun.Program(files: [program], root: source.root, actions: moves)
    program.state = state
    program.wantsControls = true
    do { return try trace.run(program) } catch { throw Failure(error) }
  }
}

// MARK: Moves

extension PlaySession {
  /// Obeys a line; false to leave.
  private func perform(_ line: String) throws(Failure) -> Bool {
    let move: PlayMove
    do throws(PlayMove.Malformed) {
      move = try PlayMove(parsing: line, controls: report.controls)
    } catch {
      interface.say(Sanitizer.singleLine(error.sentence))
      return true
    }
    switch move {
    case .act(let action): try act(action)
    case .screen: showScreen()
    case .graph(let all):
      let steps = all ? report.steps : Array(report.steps.suffix(1))
      interface.show(steps.flatMap { CauseTree($0).lines(theme) })
    case .reads: interface.show(ReadsTable(report).lines(theme))
    case .timeline(let file): try showTimeline(file)
    case .undo: try undo()
    case .restart:
      moves = []
      _ = try begin()
    case .save(let file): try save(file)
    case .help: interface.show(markdown: Self.help)
    case .quit: return false
    }
    return true
  }

  private func act(_ action: TraceAction) throws(Failure) {
    let result = try run(moves + [action])
    guard result.status == .ok else { return showFailure(of: result) }
    moves.append(action)
    report = result
    showStep()
  }

  private func undo() throws(Failure) {
    guard !moves.isEmpty else { return interface.say("This is the first render.") }
    let undone = moves.removeLast()
    report = try run(moves)
    interface.say("Undone: \(Sanitizer.singleLine(undone.name))")
    showScreen()
  }

  private func showTimeline(_ file: String?) throws(Failure) {
    let timeline = Timeline(report)
    guard let file else {
      return interface.show(timeline.lines(theme, columns: interface.current.wrapColumns))
    }
    try write(timeline.svg, to: file)
  }

  private func save(_ file: String) throws(Failure) {
    if file.hasSuffix(".svg") {
      try write(TraceGraph(report).svg, to: file)
    } else if file.hasSuffix(".json") {
      try write(report.json.prettyText + "\n", to: file)
    } else {
      interface.say("`save` writes a picture, FILE.svg, or the trace, FILE.json.")
    }
  }

  private func write(_ text: String, to file: String) throws(Failure) {
    let path = file.hasPrefix("/") ? file : "\(folder)/\(file)"
    do { try Files.write(Array(text.utf8), to: path) } catch { throw .file(error) }
    interface.say("Saved \(Sanitizer.singleLine(path)).")
  }
}

// MARK: A saved file

extension PlaySession {
  private var news: PromptNews? {
    guard let watcher else { return nil }
    return PromptNews(hasCome: { watcher.hasChanged }, show: { self.reload(watcher) })
  }

  /// Runs what was saved through the moves so far; those that no longer apply are dropped.
  private func reload(_ watcher: FileWatcher) {
    // An editor may save in several steps.
    _ = watcher.wait(seconds: 1)
    watcher.markSeen()
    do throws(Failure) {
      program = try source.read()
      let result = try run(moves)
      if result.status == .compileError || result.steps.isEmpty {
        interface.say("\(source.name) was saved:")
        return showFailure(of: result)
      }
      let kept = min(moves.count, result.steps.count - 1)
      let dropped = moves.count - kept
      moves = Array(moves.prefix(kept))
      report = dropped > 0 ? try run(moves) : result
      interface.say(
        "\(source.name) was saved; the program starts anew"
          + (kept == 0 ? "." : " and goes through \(kept == 1 ? "1 move" : "\(kept) moves").")
          + (dropped == 0 ? "" : " \(dropped) of them can't be made any more."))
      showStep()
    } catch {
      interface.say(error.sentence)
    }
  }
}

// MARK: Showing

extension PlaySession {
  private func showStep() {
    if let step = report.steps.last {
      interface.say()
      interface.show(TraceLines.lines(of: step, theme))
    }
    showScreen()
  }

  private func showScreen() {
    let bar = theme.form == .glyphs ? "│ " : "  "
    let text = report.numberedScreen
    interface.say()
    if text.isEmpty { return interface.say("\(bar)(nothing is on the screen)", style: theme.mark) }
    interface.show(
      text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        var shown = StyledLine(bar, style: theme.mark)
        shown.append(Sanitizer.singleLine(String(line)))
        return shown
      })
  }

  private func showFailure(of result: TraceReport) {
    var failed = result
    failed.steps = []
    interface.show(TraceLines(failed).lines(theme))
    if result.fatal == nil, result.diagnostics.isEmpty {
      interface.say("The program could not be run (\(result.status.rawValue)).")
    }
  }

  static let help = """
    - `tap 2`, `toggle 3`, or just the number: act on a control; its text will do, too
    - `type 1 hello`, `submit 1`: put text into a field, submit it
    - `select 4 large`, `dismiss`, `wait 2`: choose a value, close a sheet, let time pass
    - `run store.count += 1`: run statements in the file's module
    - `graph` (`graph all`): what led to what
    - `reads`: which properties each body reads
    - `timeline` (`timeline FILE.svg`): how often each body ran in each step
    - `undo`, `restart`: take back the last move; go back to the first render
    - `screen`: show the screen again
    - `save FILE.svg`, `save FILE.json`: keep the run as a picture or as data
    - `quit`: leave
    """

  private static let verbs = [
    "tap", "toggle", "type", "submit", "select", "dismiss", "wait", "run", "graph", "reads",
    "timeline", "undo", "restart", "screen", "save", "help", "quit",
  ]

  private func complete(_ line: String, _ cursor: Int) -> [Completion] {
    let word = Vocabulary.word(in: line, before: cursor)
    let before = line.prefix(cursor).dropLast(word.count).split(separator: " ")
    guard let verb = before.first else {
      return Self.verbs.filter { $0.hasPrefix(word) }.map { Completion($0) }
    }
    guard before.count == 1 else { return [] }
    let kinds: [String]
    switch verb {
    case "tap": kinds = ["button", "link", "row", "stepper", "tab", "toggle"]
    case "toggle": kinds = ["toggle"]
    case "type", "submit": kinds = ["field", "slider"]
    case "select": kinds = ["picker"]
    case "save", "timeline":
      return Vocabulary.files(word, in: folder).filter { $0.text.hasPrefix(word) }
    default: kinds = []
    }
    return report.controls.filter { kinds.contains($0.kind) && "\($0.number)".hasPrefix(word) }
      .map { Completion("\($0.number)", note: Sanitizer.singleLine($0.label)) }
  }
}
