import ExerciseRunner
import JSON
import MarkdownRendering
import MarkdownSyntax
import Terminal

/// `observatory trace`: which bodies ran and why.
struct TraceCommand {
  let invocation: Invocation
  let world: World

  func run() throws(Failure) -> ExitStatus {
    let seconds = try invocation.seconds("--timeout")
    let bench = try Workbench(world)
    let program = try program()
    var trace = TraceRun(compilation: bench.compilation, execution: bench.execution)
    trace.compilation.languageMode = invocation.value("--swift-version") ?? "5"
    if let seconds {
      trace.execution.limits.wallSeconds = seconds
      trace.execution.limits.cpuSeconds = Int(seconds.rounded(.up))
    }
    let report: TraceReport
    do {
      report = try trace.run(program)
    } catch {
      throw Failure(error)
    }
    try write(report)
    return report.status == .ok ? .success : .failed
  }

  private func program() throws(Failure) -> TraceRun.Program {
    var files: [Compilation.Source] = []
    for path in invocation.arguments {
      do {
        let source = try LearnerSource(reading: world.absolute(path))
        files.append(.init(name: path, text: Array(source.text.utf8)))
      } catch {
        throw .source(error)
      }
    }
    // A listing of a lesson says itself where to begin and what to do.
    let own = LiveListing(source: String(decoding: files.first?.text ?? [], as: UTF8.self))
    var program = TraceRun.Program(files: files, root: invocation.value("--root") ?? own.root)
    let events = invocation.values("--do")
    for action in events.isEmpty ? own.events : events {
      do { program.actions.append(try TraceAction(parsing: action)) } catch { throw .event(error) }
    }
    program.state = invocation.value("--state") ?? own.state ?? "lazy"
    program.shadow = invocation.has("--shadow")
    return program
  }

  private func write(_ report: TraceReport) throws(Failure) {
    switch invocation.value("--format") ?? "text" {
    case "json": world.output.write(report.json.prettyText + "\n")
    case "dot": world.output.write(TraceGraph(report).dot)
    case "mermaid": world.output.write(TraceGraph(report).mermaid)
    case "svg": world.output.write(TraceGraph(report).svg)
    default: try writeText(report)
    }
  }

  private func writeText(_ report: TraceReport) throws(Failure) {
    let facts = world.facts(try Desk.terminalOptions(invocation))
    let theme = Theme(facts)
    func write(_ lines: [StyledLine]) { world.output.write(LineEncoder(facts).encode(lines)) }
    write(report.steps.flatMap { TraceLines.lines(of: $0, theme) })
    if invocation.has("--screen"), !report.screen.isEmpty {
      write(
        [StyledLine(), StyledLine("screen")]
          + report.screen.split(separator: "\n", omittingEmptySubsequences: false).map {
            StyledLine("  \($0)")
          })
    }
    for diagnostic in report.diagnostics {
      world.error.write(Sanitizer.visible(diagnostic.text) + "\n")
      if let plain = DiagnosticExplainer.explain(diagnostic) { world.tell("  → \(plain)\n") }
    }
    if let fatal = report.fatal {
      let place = report.fatalFile.map { " (\($0):\(report.fatalLine ?? 0))" } ?? ""
      world.error.write(Sanitizer.visible(fatal + place) + "\n")
    }
  }
}
