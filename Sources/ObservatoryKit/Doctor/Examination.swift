import ExerciseRunner
import Terminal

/// Looks at everything that the program needs; each look is a finding with its cure.
struct Examination {
  let invocation: Invocation
  let world: World

  func findings() throws(Failure) -> [Finding] {
    [
      toolchain, runtime, program, sandbox, course,
      folder("progress", StateFolders(environment: world.environment).data),
      folder("cache", StateFolders(environment: world.environment).cache),
      try terminal(), locale, editor,
    ]
  }

  private var toolchain: Finding {
    let found: Toolchain
    do {
      found = try Toolchain.find(in: world.environment)
    } catch {
      return .bad(
        "toolchain", error.sentence, cure: "https://swift.org/install has Swift 6.2 and later")
    }
    var process = ChildProcess(path: "\(found.root)/bin/swiftc", arguments: ["--version"])
    process.environment = ["PATH": "/usr/bin:/bin"]
    guard let result = try? process.run(), result.end == .exited(0),
      let version = SwiftVersion(in: String(decoding: result.output, as: UTF8.self))
    else {
      return .bad("toolchain", "\(found.root) doesn't say its version", cure: "install it anew")
    }
    guard version >= .oldest else {
      return .bad(
        "toolchain", "Swift \(version.text) in \(found.root) is too old",
        cure: "install Swift \(SwiftVersion.oldest.text) or later from https://swift.org/install")
    }
    return .good("toolchain", "Swift \(version.text) in \(found.root)")
  }

  private var runtime: Finding {
    do {
      return .good("runtime", try RuntimeLocation.find(beside: world.executable).libraries)
    } catch {
      return .bad("runtime", Failure(error).sentence, cure: "make build, or make install again")
    }
  }

  /// Compiles and runs a program of five lines: compiler, macros, linker, host and runtime at once.
  private var program: Finding {
    let source = """
      import SwiftUI
      @Observable final class Probe { var count = 0 }
      struct ProbeView: View {
        let probe: Probe
        var body: some View { Text("count \\(probe.count)") }
      }

      """
    let cure = "`observatory trace FILE` shows more; see the toolchain and the runtime above"
    do {
      let bench = try Workbench(world)
      let start = world.now()
      let program = TraceRun.Program(
        files: [.init(name: "Probe.swift", text: Array(source.utf8))],
        root: "ProbeView(probe: Probe())")
      let report = try TraceRun(compilation: bench.compilation, execution: bench.execution)
        .run(program)
      let seconds = Int((world.now() - start) * 1000)
      if report.status == .ok { return .good("run", "compiled, ran and traced in \(seconds) ms") }
      let reason = report.fatal ?? report.diagnostics.first?.text ?? report.status.rawValue
      return .bad("run", "a small program failed: \(Sanitizer.singleLine(reason))", cure: cure)
    } catch {
      return .bad("run", Failure(error).sentence, cure: cure)
    }
  }

  private var sandbox: Finding {
    switch Sandbox.probe() {
    case .bubblewrap: .good("sandbox", "bubblewrap")
    case .limits:
      .lesser(
        "sandbox", "limits only: learner code can read your files",
        cure: "install bubblewrap and allow unprivileged user namespaces")
    }
  }

  private var course: Finding {
    let folder: CourseFolder
    do {
      folder = try CourseFolder.find(named: invocation.value("--course"), in: world)
    } catch {
      return .bad("course", error.sentence, cure: "name its folder with --course DIR")
    }
    let index = CourseIndex(folder)
    let counts =
      "\(index.lessons.count) lessons, \(folder.exercises.count) exercises,"
      + " \(index.quizzes.count) quizzes in \(folder.path)"
    guard let issue = index.issues.first else { return .good("course", counts) }
    return .lesser(
      "course", "\(counts); \(index.issues.count) problems, the first: \(issue.text)",
      cure: "observatory author check lists them")
  }
}

// MARK: The machine

extension Examination {
  private func folder(_ subject: String, _ path: String) -> Finding {
    let probe = "\(path)/.probe"
    do {
      try Files.makeFolder(path)
      try Files.write([], to: probe)
      Files.removeFolder(probe)
      return .good(subject, "\(path) can be written")
    } catch {
      return .bad(
        subject, Failure(error).sentence,
        cure: "make \(path) writable, or name another folder with OBSERVATORY_HOME")
    }
  }

  private func terminal() throws(Failure) -> Finding {
    let facts = world.facts(try Desk.terminalOptions(invocation))
    guard facts.outputIsTerminal else {
      return .good("terminal", "none: output goes to a pipe or a file")
    }
    let size = "\(facts.columns)×\(facts.rows), \(facts.usesColor ? "colour" : "no colour")"
    if facts.columns < 40 {
      return .lesser("terminal", size, cure: "40 columns or more read better")
    }
    return .good("terminal", size)
  }

  private var locale: Finding {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let value = names.compactMap { world.environment[$0] }.first { !$0.isEmpty } ?? "C"
    let isUnicode = value.lowercased().replacing("-", with: "").contains("utf8")
    if isUnicode { return .good("locale", value) }
    return .lesser(
      "locale", "\(value) is not a UTF-8 locale; typed letters beyond ASCII may not arrive",
      cure: "export LANG=C.UTF-8")
  }

  private var editor: Finding {
    let named = [world.environment["VISUAL"], world.environment["EDITOR"]]
      .compactMap(\.self).first { !$0.isEmpty }
    if let named { return .good("editor", named) }
    return .lesser(
      "editor", "neither VISUAL nor EDITOR is set",
      cure: "export VISUAL=vim, say, for `exercise --edit`; or open the files yourself")
  }
}
