import ExerciseRunner
import MarkdownRendering
import MarkdownSyntax
import Terminal

/// What the session talks through: lines in, styled lines out.
struct Interface {
  /// What was known of the terminal at the start.
  let facts: TerminalFacts
  let output: any OutputSink
  let error: any OutputSink
  let lines: any LineSource
  /// Looks at the terminal again: its window may have another size by now.
  var measure: (() -> TerminalFacts)?
  /// The colours of Swift listings; nil where nothing is coloured.
  var colours: SwiftColours?
  /// The columns that text takes at most; long lines are hard to read.
  var widest = 100

  /// What is known of the terminal now.
  var current: TerminalFacts { measure?() ?? facts }

  var renderer: MarkdownRenderer {
    MarkdownRenderer(
      theme: Theme(facts), width: current.wrapColumns.map { min($0, widest) },
      options: RenderingOptions(hyperlinks: facts.hyperlinks, highlighter: highlighter))
  }

  private var highlighter: RenderingOptions.Highlighter? {
    guard let colours else { return nil }
    return { code, language in colours.lines(code, language: language) }
  }

  func show(_ blocks: [Block]) { show(renderer.lines(for: blocks)) }

  /// Shows text written in Markdown.
  func show(markdown text: String) { show(MarkdownDocument.parse(text).blocks) }

  func show(_ lines: [StyledLine]) { output.write(LineEncoder(facts).encode(lines)) }

  /// Shows lines a screen at a time where somebody reads along; `q` leaves the rest out.
  func showInScreens(_ lines: [StyledLine]) {
    guard facts.inputIsTerminal, facts.allowsInput, facts.outputIsTerminal, !facts.accessible else {
      return show(lines)
    }
    var rest = lines[...]
    while !rest.isEmpty {
      // The prompt below, and the line that was typed above.
      let room = max(4, current.rows - 2)
      let screen = rest.count <= room ? rest.count : room - 1
      show(Array(rest.prefix(screen)))
      rest = rest.dropFirst(screen)
      if rest.isEmpty { return }
      let count = rest.count == 1 ? "one more line" : "\(rest.count) more lines"
      let prompt = "\(count); Enter or q> "
      guard
        case .line(let line) = ask(
          prompt, keepsHistory: false, turnsPages: true, completer: { _, _ in [] }), line.isEmpty
      else { return }
    }
  }

  /// Shows Markdown a screen at a time.
  func showInScreens(markdown text: String) {
    showInScreens(renderer.lines(for: MarkdownDocument.parse(text).blocks))
  }

  /// Shows a verdict; lines that are too long go on where their text begins.
  func show(_ verdict: ExerciseRunner.Verdict, explainsAll: Bool = false) {
    let columns = current.wrapColumns
    let text = VerdictText(verdict, theme: Theme(facts), explainsAll: explainsAll)
    for line in text.lines {
      if let columns, line.width > columns, line.spans.count == 1 {
        say(line.plainText, style: line.spans[0].style)
      } else {
        show([line])
      }
    }
  }

  /// Writes a sentence; text of others has to come through `Sanitizer` first.
  func say(_ text: String = "", style: TextStyle = .plain) {
    show(sentence(text, style: style))
  }

  /// Says what takes a moment while it does; where lines can be redrawn it is gone afterwards.
  func during<Result>(
    _ words: String, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard facts.inputIsTerminal, facts.outputIsTerminal else { return try work() }
    guard facts.movesCursor else {
      say(words)
      return try work()
    }
    output.write(LineEncoder(facts).encode(StyledLine(words, style: .dim)))
    defer { output.write("\r\u{1B}[K") }
    return try work()
  }

  /// Writes an item of a list; what doesn't fit goes on below the item's first word.
  func say(item: String, marker: String) {
    let margin = String(repeating: " ", count: DisplayWidth.width(of: marker))
    let lines = sentence(margin + item).map(\.plainText)
    let first = marker + (lines.first ?? "").dropFirst(margin.count)
    show(([first] + lines.dropFirst()).map { StyledLine($0) })
  }

  /// Returns the lines of a sentence, broken where the screen ends.
  func sentence(_ text: String, style: TextStyle = .plain) -> [StyledLine] {
    guard facts.wraps, let columns = current.wrapColumns else {
      return [StyledLine(text, style: style)]
    }
    return WordWrap.lines(text, columns: columns).map { StyledLine($0, style: style) }
  }

  func ask(
    _ text: String, completions: [Completion] = [], keepsHistory: Bool = true
  ) -> Input {
    ask(text, keepsHistory: keepsHistory) { line, cursor in
      let word = Vocabulary.word(in: line, before: cursor)
      return completions.filter { $0.text.hasPrefix(word) }
    }
  }

  func ask(
    _ text: String, keepsHistory: Bool = true, turnsPages: Bool = false,
    reflow: (() -> Void)? = nil, news: PromptNews? = nil, completer: @escaping Completer
  ) -> Input {
    var prompt = Prompt(
      text, style: facts.usesColor ? .bold : .plain, keepsHistory: keepsHistory,
      completer: completer)
    prompt.turnsPages = turnsPages
    prompt.reflow = facts.movesCursor ? reflow : nil
    prompt.news = news
    return lines.next(prompt: prompt)
  }
}

extension Interface {
  /// Opens the terminal, or the pipes, as the command line and the environment want it.
  init(_ invocation: Invocation, _ world: World) throws(Failure) {
    let options = try Desk.terminalOptions(invocation)
    let facts = world.facts(options)
    let folders = StateFolders(environment: world.environment)
    self.init(
      facts: facts, output: world.output, error: world.error,
      lines: world.makeLineSource(facts, "\(folders.state)/history"))
    measure = { world.facts(options) }
    if let width = options.width { widest = width }
    if facts.usesColor, !facts.accessible {
      let executable = world.executable
      colours = SwiftColours(theme: Theme(facts)) {
        try? RuntimeLocation.find(beside: executable).sourceSyntax
      }
    }
  }
}
