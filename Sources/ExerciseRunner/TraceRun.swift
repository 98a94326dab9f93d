import JSON

/// Compiles data-flow files and records what their views do.
package struct TraceRun {
  package var compilation: Compilation
  package var execution: Execution

  package init(compilation: Compilation, execution: Execution) {
    self.compilation = compilation
    self.execution = execution
  }

  /// What to trace.
  package struct Program: Equatable, Sendable {
    /// The files, the first with the root.
    package var files: [Compilation.Source]
    /// A Swift expression for the view to show; nil to use the file's app or preview.
    package var root: String?
    package var actions: [TraceAction]
    /// `lazy` or `eager`.
    package var state = "lazy"
    /// Whether views that were left alone are run for comparison after every pass.
    package var shadow = false
    /// Whether the report tells the controls of the final screen.
    package var wantsControls = false

    package init(files: [Compilation.Source], root: String? = nil, actions: [TraceAction] = []) {
      self.files = files
      self.root = root
      self.actions = actions
    }
  }

  /// Runs a program.
  ///
  /// - Throws: `FileError`, `ChildProcess.StartError`, `Interruption`: nothing could be run.
  package func run(_ program: Program) throws -> TraceReport {
    try Interruption.checked { try compileAndRun(program) }
  }

  private func compileAndRun(_ program: Program) throws -> TraceReport {
    let sources = Self.sources(of: program)
    let object: String
    let compiled = try compilation.compile(sources)
    try Interruption.check()
    switch compiled {
    case .object(let path, _): object = path
    case .refused(let diagnostics, _):
      return TraceReport(status: .compileError, state: program.state, diagnostics: diagnostics)
    case .timedOut:
      return TraceReport(
        status: .timeout, state: program.state,
        fatal: "The compiler was stopped after \(Int(compilation.seconds)) seconds.")
    case .cancelled:
      return TraceReport(status: .fatal, state: program.state, fatal: "The run was cancelled.")
    case .crashed(let raw), .linkFailed(let raw):
      return TraceReport(status: .compileError, state: program.state, fatal: raw)
    }
    let outcome = try execution.run(object: object, request: Self.request(for: program))
    try Interruption.check()
    return TraceReport(outcome, state: program.state)
  }

  /// The files with the entry point appended to the first, so that its private names can be used.
  private static func sources(of program: Program) -> [Compilation.Source] {
    var sources = program.files
    guard let first = sources.first else { return [] }
    let statements = program.actions.compactMap { action in
      if case .run(let code) = action { code } else { nil as String? }
    }
    let text =
      "#sourceLocation(file: \"\(first.name)\", line: 1)\n"
      + String(decoding: first.text, as: UTF8.self)
      + EntryCode.trace(root: program.root, statements: statements)
    sources[0] = Compilation.Source(name: "Program.swift", text: Array(text.utf8))
    return sources
  }

  private static func request(for program: Program) -> JSONValue {
    var statements = 0
    let actions = program.actions.map { action in
      defer { if case .run = action { statements += 1 } }
      return action.request(index: statements)
    }
    return .object([
      .init("actions", .array(actions)), .init("state", .string(program.state)),
      .init("shadow", .bool(program.shadow)),
      .init("controls", .bool(program.wantsControls)),
      .init("previews", .strings(previews(in: program.files.first))),
    ])
  }

  /// The C names that previews may have: they carry the line of the macro in the compiled file.
  private static func previews(in file: Compilation.Source?) -> [String] {
    let lines = String(decoding: file?.text ?? [], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().filter { $0.element.contains("#Preview") }.flatMap { offset, _ in
      [offset + 1, offset + 2].map { line in
        let digits = String(line)
        return "observatory_preview_" + String(repeating: "0", count: max(0, 6 - digits.count))
          + digits
      }
    }
  }
}
