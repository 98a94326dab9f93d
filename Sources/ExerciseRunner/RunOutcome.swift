import JSON

/// How a run of learner code ended, and what came of it.
package struct RunOutcome: Equatable, Sendable {
  /// The ways in which a run can end.
  package enum End: Equatable, Sendable {
    /// Everything that was to be run has run.
    case finished
    /// The program left before that, with an exit status.
    case exitedEarly(status: Int)
    /// A Swift trap, with its message and the first line in the learner's file.
    case trapped(message: String, file: String?, line: Int?)
    case crashed(signal: Int)
    case cpuLimit(seconds: Int)
    case wallLimit(seconds: Int)
    case memoryLimit(megabytes: Int)
    case outputLimit(kilobytes: Int)
    case fileLimit(kilobytes: Int)
    case cancelled
    /// The report was tampered with or broken.
    case broken(String)
    /// The object could not be loaded.
    case notLoaded(String)
  }

  package var end: End
  package var payloads: [JSONValue]
  package var output: String
  package var outputDropped: Int
  package var errorOutput: String
  package var cpuSeconds: Double
}

extension RunOutcome {
  init(_ result: ChildProcess.Result, frames: Frames, limits: ExecutionLimits) {
    payloads = frames.payloads
    output = String(decoding: result.output, as: UTF8.self)
    outputDropped = result.outputDropped
    errorOutput = String(decoding: result.error, as: UTF8.self)
    cpuSeconds = result.cpuSeconds
    end = Self.end(of: result, frames: frames, limits: limits, error: errorOutput)
  }

  private static func end(
    of result: ChildProcess.Result, frames: Frames, limits: ExecutionLimits, error: String
  ) -> End {
    switch result.end {
    case .cancelled: return .cancelled
    case .timedOut:
      // On a busy machine the clock on the wall runs out before the CPU time does.
      // A tenth of the time is computing; what it takes to start is not.
      let isComputing = result.cpuSeconds > max(0.2, limits.wallSeconds / 10)
      return isComputing
        ? .cpuLimit(seconds: min(limits.cpuSeconds, Int(result.cpuSeconds.rounded(.up))))
        : .wallLimit(seconds: Int(limits.wallSeconds.rounded(.up)))
    case .exited(0):
      if frames.isComplete { return .finished }
      if let defect = frames.defect { return .broken(defect.rawValue) }
      return .exitedEarly(status: 0)
    case .exited(71): return .notLoaded(error)
    case .exited(let status) where status > 128:
      return end(signal: Int(status) - 128, result, limits, error)
    case .exited(let status): return .exitedEarly(status: Int(status))
    case .signaled(let signal): return end(signal: Int(signal), result, limits, error)
    }
  }

  private static func end(
    signal: Int, _ result: ChildProcess.Result, _ limits: ExecutionLimits, _ error: String
  ) -> End {
    switch signal {
    case 24: return .cpuLimit(seconds: limits.cpuSeconds)
    case 25:
      // What is printed goes to a file too; if that is not full, another one was.
      let isOutput = result.output.count + result.outputDropped >= limits.fileBytes
      let kilobytes = limits.fileBytes / 1024
      return isOutput ? .outputLimit(kilobytes: kilobytes) : .fileLimit(kilobytes: kilobytes)
    default: break
    }
    if error.contains("failed to allocate") || error.contains("Cannot allocate memory") {
      return .memoryLimit(megabytes: limits.memoryBytes >> 20)
    }
    if let trap = CrashReport(error) {
      return .trapped(message: trap.message, file: trap.file, line: trap.line)
    }
    return .crashed(signal: signal)
  }
}

extension RunOutcome.End {
  /// The end in a sentence for the learner: what happened and what to do.
  package var sentence: String {
    switch self {
    case .finished: "The program ran to its end."
    case .exitedEarly(let status):
      "The program left with exit status \(status) before all checks had run; take the call of exit"
        + " out."
    case .trapped(let message, let file, let line):
      file.map { "The program stopped at \($0):\(line ?? 0): \(message)" }
        ?? "The program stopped: \(message)"
    case .crashed(let signal) where [7, 11].contains(signal):
      "The program crashed (signal \(signal)); endless recursion is the usual reason."
    case .crashed(let signal): "The program was ended by signal \(signal)."
    case .cpuLimit(let seconds):
      "The program was stopped after \(Self.time(seconds)) of computing; look for a loop that does not"
        + " end."
    case .wallLimit(let seconds):
      "The program was stopped after \(Self.time(seconds)); something in it waits for ever."
    case .memoryLimit(let megabytes):
      "The program was stopped because it wanted more than \(megabytes) MB of memory."
    case .outputLimit(let kilobytes):
      "The program was stopped because it printed more than \(kilobytes) KB."
    case .fileLimit(let kilobytes):
      "The program was stopped because it wrote more than \(kilobytes) KB to a file."
    case .cancelled: "The run was cancelled."
    case .broken(let what): "The run can't be judged: \(what)."
    case .notLoaded(let reason): "The compiled file could not be loaded: \(reason)"
    }
  }

  private static func time(_ seconds: Int) -> String {
    seconds == 1 ? "1 second" : "\(seconds) seconds"
  }
}
