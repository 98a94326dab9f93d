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
    let isOutputClosed = fillClosedDescriptors()
    let output = DescriptorSink(descriptor: 1)
    // A closed reader ends writing, not the program.
    signal(SIGPIPE, SIG_IGN)
    let world = World(
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
    if isOutputClosed { output.close(reason: "it is closed") }
    return world
  }

  /// Gives the standard descriptors that are closed to the null device, so that no file opened later
  /// takes the place of one.
  ///
  /// Returns whether standard output was closed.
  private static func fillClosedDescriptors() -> Bool {
    var isOutputClosed = false
    for descriptor in [Int32(0), 1, 2] where fcntl(descriptor, F_GETFD) == -1 {
      if descriptor == 1 { isOutputClosed = true }
      // The lowest free descriptor is taken, which is this one.
      _ = open("/dev/null", O_RDWR)
    }
    return isOutputClosed
  }

  /// An editor where somebody types, else a plain reader; its prompts must not get into a file.
  private static func lineSource(_ facts: TerminalFacts, history: String) -> any LineSource {
    if facts.inputIsTerminal, !facts.allowsInput { return ScriptedSource([]) }
    return EditlineSource(facts: facts, history: HistoryFile(path: history))
      ?? PipeSource(
        descriptor: 0, prompts: facts.inputIsTerminal ? DescriptorSink(descriptor: 2) : nil)
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
