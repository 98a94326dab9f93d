import ExerciseRunner
import Progress
import Terminal

/// `observatory watch`: judges an exercise file whenever it is saved; the latest save wins.
struct WatchCommand {
  let desk: Desk

  /// What a key asks for.
  private enum Wish {
    case wait
    case judge
    case next
    case quit
    case interrupt
  }

  func run() throws(Failure) -> ExitStatus {
    try run(beginningWith: try ExerciseCommands(desk: desk).chosen())
  }

  func run(beginningWith first: ExerciseFiles) throws(Failure) -> ExitStatus {
    let keys = desk.world.makeKeySource(desk.interface.facts)
    defer { keys?.close() }
    var files = first
    while true {
      switch try watch(files, keys) {
      case .next:
        guard let next = try following(files) else {
          desk.interface.say("There is no open exercise left.")
          return .success
        }
        files = next
      case .interrupt: return .interrupted
      default: return .success
      }
    }
  }

  /// Watches one exercise until a key leads away from it.
  private func watch(_ files: ExerciseFiles, _ keys: (any KeySource)?) throws(Failure) -> Wish {
    let path = try desk.prepare(files).path
    let watcher = FileWatcher(path: path)
    let manner = watcher.isPolling ? "looked at several times a second" : "judged at every save"
    desk.interface.say("Watching \(path), \(manner).")
    while true {
      let verdict = try judge(files, path, watcher)
      desk.interface.say()
      desk.interface.show(verdict)
      if verdict.status == .pass { try ExerciseDesk(desk).celebrate(files) }
      if keys != nil {
        desk.interface.say("h hint · n next · l list · r reset · t trace · q quit", style: .dim)
      }
      switch try wait(files, watcher, keys, verdict) {
      case .judge, .wait: continue
      case let wish: return wish
      }
    }
  }

  private func judge(
    _ files: ExerciseFiles, _ path: String, _ watcher: FileWatcher
  ) throws(Failure) -> ExerciseRunner.Verdict {
    let work = ExerciseDesk(desk)
    let verdict = try desk.interface.during("Compiling…") { () throws(Failure) in
      do {
        return try watcher.latest { isCancelled in
          try work.judge(files, path, isCancelled: isCancelled)
        }
      } catch {
        throw Failure(error)
      }
    }
    try work.record(verdict, files, path)
    return verdict
  }

  /// Waits for a save or for a key that leads on.
  private func wait(
    _ files: ExerciseFiles, _ watcher: FileWatcher, _ keys: (any KeySource)?,
    _ verdict: ExerciseRunner.Verdict
  ) throws(Failure) -> Wish {
    while true {
      // The keyboard's own signals are looked for a few times a second.
      if watcher.wait(seconds: 0.25, input: keys == nil ? nil : 0) == .saved { return .judge }
      while let keys {
        let event = keys.next(timeout: .zero, watching: [])
        if event == .timedOut { break }
        let wish = try wish(event, files, verdict)
        if case .wait = wish { continue }
        return wish
      }
    }
  }

  private func wish(
    _ event: KeyEvent, _ files: ExerciseFiles, _ verdict: ExerciseRunner.Verdict
  ) throws(Failure) -> Wish {
    switch event {
    case .interrupted: return .interrupt
    case .endOfInput, .key(.control("d")), .key(.character("q")): return .quit
    case .key(.character("n")):
      if verdict.status == .pass { return .next }
      desk.interface.say("It has to pass first; `l` lists the others.")
    case .key(.character("h")): try ExerciseDesk(desk).hint(files)
    case .key(.character("l")): try list(current: files)
    case .key(.character("t")): showTrace(verdict)
    case .key(.character("r")):
      _ = try desk.workspace.reset(files)
      desk.interface.say("The starter is back; your file was kept (observatory restore).")
      return .judge
    case .key(.enter): return .judge
    default: break
    }
    return .wait
  }

  private func showTrace(_ verdict: ExerciseRunner.Verdict) {
    let traced = verdict.checks.filter { !$0.trace.isEmpty }
    if traced.isEmpty { desk.interface.say("No check failed after a step, so there is no trace.") }
    for check in traced {
      desk.interface.say(Sanitizer.singleLine(check.name), style: .bold)
      for line in check.trace { desk.interface.say("  " + Sanitizer.singleLine(line)) }
    }
  }

  private func list(current: ExerciseFiles) throws(Failure) {
    let passed = try passedExercises()
    for files in desk.index.folder.exercises {
      let mark = files == current ? ">" : " "
      desk.interface.say("\(mark) \(passed.contains(files.id) ? "passed" : "open  ")  \(files.id)")
    }
  }

  /// The next exercise that isn't passed, after this one or from the beginning.
  private func following(_ files: ExerciseFiles) throws(Failure) -> ExerciseFiles? {
    let all = desk.index.folder.exercises
    let passed = try passedExercises()
    let place = all.firstIndex(of: files) ?? 0
    return (all[(place + 1)...] + all[...place]).first { !passed.contains($0.id) }
  }

  private func passedExercises() throws(Failure) -> Set<String> {
    let store = desk.store
    return try desk.storing { () throws(StoreError) in try store.passedExercises() }
  }
}
