import Terminal

/// Reads keys until `q` and reports each event.
struct KeyProbe {
  let facts: TerminalFacts
  let output: any OutputSink
  let switches: Set<String>

  func run() -> Int32 {
    let screen: TerminalKeySource.Screen = switches.contains("alternate") ? .alternate : .inline
    guard let keys = TerminalKeySource(facts: facts, screen: screen) else { return 2 }
    defer { keys.close() }
    output.writeLine("ready")
    while true {
      let event = keys.next(timeout: switches.contains("timeout") ? .milliseconds(100) : nil)
      output.writeLine("event \(event)")
      switch event {
      case .key(.character("q")), .endOfInput, .timedOut: return 0
      // Looks away for so long that a second Control-C comes in between.
      case .key(.character("b")): while true { continue }
      default: break
      }
    }
  }
}
