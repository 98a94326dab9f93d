import MarkdownRendering
import MarkdownSyntax
import Terminal

/// The text above the prompt: shown a screen at a time, searched, laid out anew for another window.
final class Pane {
  private let interface: Interface
  private let pager: Pager?
  private var view: ReadingView
  private var searched = ""
  private var marked: [TextSearch.Span] = []
  /// Makes the lines below the text; gets `lines 1–18 of 42`, or nil if the text fits on the screen,
  /// and whether the end of the text is shown.
  var footer: (_ position: String?, _ isAtEnd: Bool) -> [StyledLine] = { _, _ in [] }

  /// Opens an empty pane.
  init(interface: Interface, pager: Pager?) {
    self.interface = interface
    self.pager = pager
    view = ReadingView([], renderer: interface.renderer, height: nil)
  }

  var isAtEnd: Bool { view.isAtEnd }

  /// Shows a new text from its beginning; or only takes it, to be searched before it is shown.
  func open(_ pieces: [ReadingView.Piece], isShown: Bool = true) {
    marked = []
    view = ReadingView(pieces, renderer: interface.renderer, height: height)
    guard isShown else { return }
    if !view.isAtEnd, let pager {
      let whole = ReadingView(pieces, renderer: interface.renderer, height: nil)
      if pager.show(LineEncoder(interface.facts).encode(whole.lines)) {
        view = whole
        return showFooter()
      }
    }
    show()
  }

  /// Adds to the text and shows what was added.
  func append(_ pieces: [ReadingView.Piece]) {
    view.append(pieces)
    show()
  }

  /// Shows the next screen; false at the end.
  func forward() -> Bool {
    guard view.forward() else { return false }
    show()
    return true
  }

  /// Shows the screen before; false at the beginning.
  func back() -> Bool {
    guard view.back() else { return false }
    show()
    return true
  }

  /// Shows again what was shown, for a window of another size.
  func reflow() {
    marked = []
    view.reflow(renderer: interface.renderer, height: height)
    if interface.facts.movesCursor { interface.output.write("\u{1B}[H\u{1B}[2J") }
    show()
  }

  /// Goes to the next place that has the text, after the one found last; false if there is none.
  func find(_ text: String) -> Bool {
    let hits = TextSearch(for: text, in: view.lines).hits
    let last = text == searched ? marked.last : nil
    let from = last.map { ($0.line, $0.characters.lowerBound) } ?? (view.shown.lowerBound, -1)
    searched = text
    guard
      let hit = hits.first(where: { ($0[0].line, $0[0].characters.lowerBound) > from })
    else {
      marked = []
      return false
    }
    marked = hit
    view.reveal(line: hit[0].line)
    show()
    return true
  }

  /// Shows what is in sight.
  func show() {
    var lines = Array(view.lines[view.shown])
    for span in marked where view.shown.contains(span.line) {
      let line = span.line - view.shown.lowerBound
      lines[line] = lines[line].adding(TextStyle(reverse: true), to: span.characters)
    }
    interface.say()
    interface.show(lines)
    showFooter()
  }

  private func showFooter() {
    interface.say()
    interface.show(footerLines)
  }

  private var footerLines: [StyledLine] {
    let position =
      "lines \(view.shown.lowerBound + 1)–\(view.shown.upperBound) of \(view.lines.count)"
    return footer(view.fits ? nil : position, view.isAtEnd)
  }

  /// How many lines of text leave room for the footer and the prompt; nil where pages aren't cut.
  private var height: Int? {
    let facts = interface.current
    guard facts.outputIsTerminal, !facts.accessible else { return nil }
    // A blank line, the prompt, and two lines that the last screen may have more.
    return facts.rows - 4 - footer("lines 100–120 of 140", true).count
  }
}
