import Foundation
import PseudoTerminal
import Testing
import Waiting

/// The completions as the shells themselves run them.
@Suite(.waiting) struct CompletionTests {
  private let program: BuiltProgram

  init() throws { program = try BuiltProgram() }

  static func isInstalled(_ shell: String) -> Bool {
    ["/usr/bin", "/bin", "/usr/local/bin"].contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(shell)")
    }
  }

  /// Command lines up to the cursor, and what must be offered for their last word.
  static let lines: [(line: String, offered: [String])] = [
    ("observatory les", ["lesson", "lessons"]),
    ("observatory lesson reading", ["reading-makes-a-dependency"]),
    ("observatory verify print-on", ["print-on-rerender"]),
    ("observatory trace --format d", ["dot"]),
    ("observatory completions f", ["fish"]),
    ("observatory --color n", ["never"]),
  ]

  /// The environment in which `observatory` is the program under test.
  private var environment: [String: String] {
    let folder = URL(filePath: program.path).deletingLastPathComponent().path
    let path = program.environment["PATH"] ?? ""
    return program.environment.merging(["PATH": "\(folder):\(path)", "PS1": "ready> "]) { $1 }
  }

  private func write(_ shell: String, to name: String) throws -> String {
    let file = "\(program.home)/\(name)"
    try program.run("completions", shell).output
      .write(toFile: file, atomically: true, encoding: .utf8)
    return file
  }

  private func run(_ shell: String, _ script: String) throws -> [String] {
    let session = try PseudoTerminal(
      "/usr/bin/env", arguments: [shell, "-c", script], environment: environment,
      directory: program.home)
    #expect(session.waitForExit(timeout: 60) == .exited(0), "\(session.output)")
    return session.output.split(whereSeparator: \.isNewline).map(String.init)
  }

  @Test func bashOffersWhatFits() throws {
    let file = try write("bash", to: "completions.bash")
    for (line, offered) in Self.lines {
      let words = line.split(separator: " ")
      let script = """
        source \(file)
        COMP_WORDS=(\(line)); COMP_CWORD=\(words.count - 1); _observatory
        printf '%s\\n' "${COMPREPLY[@]}"
        """
      #expect(try run("bash", script).sorted() == offered, "\(line)")
    }
  }

  @Test(.enabled(if: isInstalled("fish"), "fish is not installed"))
  func fishOffersWhatFits() throws {
    let file = try write("fish", to: "completions.fish")
    for (line, offered) in Self.lines {
      let found = try run("fish", "source \(file); complete -C '\(line)'")
        .map { $0.split(separator: "\t").first.map(String.init) ?? "" }
      #expect(found.sorted() == offered, "\(line)")
    }
  }

  @Test(.enabled(if: isInstalled("zsh"), "zsh is not installed"))
  func zshCompletesTheWord() throws {
    _ = try write("zsh", to: "_observatory")
    let session = try PseudoTerminal(
      "/usr/bin/env", arguments: ["zsh", "-f", "-i"], environment: environment,
      directory: program.home)
    session.enter("fpath=(\(program.home) $fpath); autoload -U compinit; compinit -D -u")
    session.enter("PS1='comp''lete> '")
    try session.wait(for: "complete> ")
    // The only candidate is put in place; the line is then thrown away.
    for (line, whole) in [
      ("observatory verify print-on\t", "print-on-rerender"),
      ("observatory lesson reading\t", "reading-makes-a-dependency"),
      ("observatory trace --format d\t", "--format dot"),
      ("observatory completions f\t", "completions fish"),
    ] {
      session.type(line)
      try session.wait(timeout: 60) {
        TerminalScreen(showing: session.output, columns: 80, rows: 24).text.contains(whole)
      }
      session.type("\u{15}")
    }
    // The first Tab puts in what both have in common, the second lists them.
    session.type("observatory les\t")
    try session.wait(for: "observatory lesson")
    session.type("\t")
    try session.wait(for: "lessons")
    session.type("\u{15}")
    session.enter("exit")
    #expect(session.waitForExit() != .running)
  }
}
