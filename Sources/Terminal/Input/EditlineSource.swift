import CEditline

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads lines with libedit: editing keys, history, completion, paste.
///
/// One editor serves the whole session and stays on the thread that made it. While a line is read,
/// the terminal is in libedit's mode; it is put back after each line and before the program ends or
/// stops in any way but SIGKILL. SIGINT is handled only meanwhile.
package final class EditlineSource: LineSource {
  private var editor: OpaquePointer?
  private let output: DescriptorSink
  private let facts: TerminalFacts
  private let history: HistoryFile?
  /// The prompt that is shown now.
  private var prompt: Prompt?

  /// Opens the editor on standard input and output; `nil` if they are no terminal.
  ///
  /// `program` selects the lines of `~/.editrc` that are meant for this program.
  package init?(facts: TerminalFacts, program: String = "observatory", history: HistoryFile?) {
    guard facts.inputIsTerminal, facts.outputIsTerminal,
      let editor = ceditline_open(program, STDIN_FILENO, STDOUT_FILENO, facts.obeysControls)
    else { return nil }
    self.editor = editor
    self.facts = facts
    self.history = history
    output = DescriptorSink(descriptor: STDOUT_FILENO)
    for line in history?.lines() ?? [] { ceditline_remember(editor, line) }
    // The editor calls back only from within `next`, which keeps `self` alive.
    ceditline_set_completer(editor, completeWord, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit { close() }

  /// Ends the editor; further calls of `next` return the end of input.
  package func close() {
    guard let editor else { return }
    ceditline_close(editor)
    self.editor = nil
  }

  package func next(prompt: Prompt) -> Input {
    guard let editor else { return .endOfInput }
    if prompt.discardsTypedAhead { ceditline_discard_typed(editor) }
    self.prompt = prompt
    defer { self.prompt = nil }
    ceditline_set_paging(editor, prompt.turnsPages)
    let isWatched = prompt.reflow != nil || prompt.news != nil
    ceditline_set_watcher(editor, isWatched ? watchLine : nil, prompt.news != nil)
    var bytes: UnsafePointer<CChar>?
    var count = 0
    switch ceditline_read(editor, shown(prompt), prompt.keepsHistory, &bytes, &count) {
    case ceditline_line:
      let text = String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
      if prompt.keepsHistory { remember(text, in: editor) }
      return .line(PastedText.decoded(text))
    case ceditline_interrupted: return .interrupted
    default: return .endOfInput
    }
  }

  /// Writes the prompt's upper lines and returns its last one in libedit's form.
  private func shown(_ prompt: Prompt) -> String {
    let lines = prompt.text.split(separator: "\n", omittingEmptySubsequences: false)
    let above = lines.dropLast().map { StyledLine(String($0), style: prompt.style) }
    output.write(LineEncoder(facts).encode(above))
    return PromptEncoder(usesColor: facts.usesColor)
      .encode(String(lines.last ?? ""), style: prompt.style)
  }

  private func remember(_ line: String, in editor: OpaquePointer) {
    // Completion leaves a space behind.
    let kept = String(line.reversed().drop(while: \.isWhitespace).reversed())
    guard kept.first != " ", !kept.isEmpty else { return }
    ceditline_remember(editor, kept)
    history?.append(kept)
  }

  /// Completes the word before the cursor; returns whether there was anything to offer.
  fileprivate func complete(_ line: String, cursor: Int) -> Bool {
    guard let editor, let completer = prompt?.completer,
      let edit = CompletionEdit(
        line: line, cursor: cursor, completions: completer(line, cursor))
    else { return false }
    ceditline_replace_before_cursor(editor, Int32(edit.removed), edit.inserted)
    if !edit.listed.isEmpty {
      let columns = TerminalSize.current(of: STDOUT_FILENO)?.columns ?? facts.columns
      let list = CompletionList.lines(for: edit.listed, columns: columns)
      ceditline_print_below(editor, LineEncoder(facts).encode(list))
    }
    return true
  }

  /// Writes what there is to tell; returns whether there was anything.
  fileprivate func tell(_ occasion: ceditline_occasion) -> Bool {
    guard let editor, let prompt else { return false }
    if occasion == ceditline_resized {
      guard let reflow = prompt.reflow else { return false }
      ceditline_make_room(editor)
      reflow()
      return true
    }
    guard let news = prompt.news, news.hasCome() else { return false }
    ceditline_make_room(editor)
    news.show()
    return true
  }
}

/// Hands what happens while a line is typed to the source.
private func watchLine(
  context: UnsafeMutableRawPointer?, occasion: ceditline_occasion
) -> Bool {
  guard let context else { return false }
  return Unmanaged<EditlineSource>.fromOpaque(context).takeUnretainedValue().tell(occasion)
}

/// Turns the editor's bytes into a line and a cursor in characters.
private func completeWord(
  context: UnsafeMutableRawPointer?, line: UnsafePointer<CChar>?, count: Int, cursor: Int
) -> Bool {
  guard let context else { return false }
  let bytes = UnsafeRawBufferPointer(start: line, count: count)
  let before = String(decoding: bytes.prefix(cursor), as: UTF8.self)
  let source = Unmanaged<EditlineSource>.fromOpaque(context).takeUnretainedValue()
  return source.complete(String(decoding: bytes, as: UTF8.self), cursor: before.count)
}
