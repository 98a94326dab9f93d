import Terminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads lines until `quit` and reports each.
struct LineProbe {
  let facts: TerminalFacts
  let output: any OutputSink
  let history: HistoryFile?

  func run() -> Int32 {
    let editor = EditlineSource(facts: facts, history: history)
    defer { editor?.close() }
    let source: any LineSource = editor ?? PipeSource(descriptor: STDIN_FILENO)
    let prompt = Prompt(
      "probe>", style: TextStyle(foreground: .blue, bold: true), keepsHistory: true,
      completer: complete)
    while true {
      switch source.next(prompt: prompt) {
      case .line("quit"): return 0
      case .line("exit"): exit(3)
      case .line("trap"): fatalError("asked for")
      case .line(let line): output.writeLine("got \(line.debugDescription)")
      case .interrupted: output.writeLine("interrupted")
      case .endOfInput:
        output.writeLine("end")
        return 0
      }
    }
  }

  private func complete(line: String, cursor: Int) -> [Completion] {
    let word = line.prefix(cursor).split(separator: " ", omittingEmptySubsequences: false).last
    if word == "crash" { fatalError("asked for") }
    return ["lesson", "lessons", "quiz", "réponse"].filter { $0.hasPrefix(word ?? "") }
      .map { Completion($0) }
  }
}
