import ExerciseRunner
import Terminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension World {
  /// The world as the operating system shows it.
  package static func system(arguments: [String]) -> World {
    let environment = ProcessEnvironment.variables()
    let output = DescriptorSink(descriptor: 1)
    // A closed reader ends writing, not the program.
    signal(SIGPIPE, SIG_IGN)
    return World(
      environment: environment, output: output,
      error: DescriptorSink(descriptor: 2), readInput: readInput,
      hasTerminalInput: isatty(0) == 1,
      executable: Files.realPath("/proc/self/exe") ?? arguments.first ?? "observatory",
      currentFolder: currentFolder(), now: now,
      facts: { options in
        TerminalFacts(
          devices: .current(), environment: environment, options: options)
      },
      makeLineSource: lineSource, makeKeySource: { TerminalKeySource(facts: $0) })
  }

  /// An editor where somebody types, else a plain reader.
  private static func lineSource(_ facts: TerminalFacts, history: String) -> any LineSource {
    EditlineSource(facts: facts, history: HistoryFile(path: history))
      ?? PipeSource(descriptor: 0)
  }

  private static func readInput() -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(0, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  private static func currentFolder() -> String {
    guard let path = getcwd(nil, 0) else { return "/" }
    defer { free(path) }
    return String(cString: path)
  }

  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
