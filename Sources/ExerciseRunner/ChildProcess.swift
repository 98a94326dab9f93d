import CProcess

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A program to run in a session of its own, with nothing inherited but what is named.
package struct ChildProcess {
  package var path: String
  package var arguments: [String]
  package var environment: [String: String] = [:]
  package var directory: String?
  /// Bytes on descriptor 3; nil leaves it closed.
  package var request: [UInt8]?
  /// Whether descriptor 4 collects reports.
  package var hasReport = false
  /// Wall-clock limit in seconds.
  package var seconds = 10.0
  /// How many bytes of each stream are kept.
  package var keptBytes = 256 * 1024
  /// Stops the process early; asked several times a second.
  package var isCancelled: () -> Bool = { false }

  package init(path: String, arguments: [String]) {
    self.path = path
    self.arguments = arguments
  }

  /// How a process ended.
  package enum End: Equatable, Sendable {
    case exited(Int32)
    case signaled(Int32)
    case timedOut
    case cancelled
  }

  package struct Result: Sendable {
    package var end: End
    package var output: [UInt8]
    /// Bytes of output beyond those kept.
    package var outputDropped: Int
    package var error: [UInt8]
    package var report: [UInt8]
    /// CPU time in seconds.
    package var cpuSeconds: Double
    package var peakKilobytes: Int
  }

  /// Why a process could not be started.
  package struct StartError: Error, Equatable {
    package var path: String
    package var reason: String

    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// Runs the program to its end; an interruption ends it early, as `cancelled`, and then this
  /// program too, unless it is noted by a caller.
  package func run() throws(StartError) -> Result {
    try Interruption.delayed { () throws(StartError) in try runToEnd() }
  }

  private func runToEnd() throws(StartError) -> Result {
    let output = process_memory_file("output")
    guard output >= 0 else { throw StartError(path: path, reason: Files.reason()) }
    defer { close(output) }
    let error = try Pipe(path)
    let report = try Pipe(path)
    let input = requestFile()
    defer { if input >= 0 { close(input) } }
    let process = try start(
      output: output, error: error.writing, request: input,
      report: hasReport ? report.writing : -1)
    error.closeWriting()
    report.closeWriting()
    var wait = ProcessWait(process: process, streams: [error, report], limit: seconds)
    wait.keptBytes = keptBytes
    let (end, cpu, peak) = wait.run { isCancelled() || Interruption.isPending }
    let (bytes, dropped) = contents(of: output)
    return Result(
      end: end, output: bytes, outputDropped: dropped, error: wait.bytes[0],
      report: wait.bytes[1], cpuSeconds: cpu, peakKilobytes: peak)
  }

  private func requestFile() -> Int32 {
    guard let request else { return -1 }
    let file = process_memory_file("request")
    if file >= 0 {
      _ = Files.writeAll(request, to: file)
      lseek(file, 0, SEEK_SET)
    }
    return file
  }

  private func start(
    output: Int32, error: Int32, request: Int32, report: Int32
  ) throws(StartError) -> pid_t {
    var process: pid_t = 0
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let failure = withCStrings([path] + arguments) { arguments in
      withCStrings(variables) { environment in
        path.withCString { path in
          withOptionalCString(directory) { directory in
            var request = process_request(
              path: path, arguments: arguments, environment: environment, directory: directory,
              input: -1, output: output, error: error, request: request, report: report,
              own_session: 1)
            return process_spawn(&request, &process)
          }
        }
      }
    }
    guard failure == 0 else {
      throw StartError(path: path, reason: String(cString: strerror(failure)))
    }
    return process
  }

  private func contents(of file: Int32) -> (bytes: [UInt8], dropped: Int) {
    let size = max(0, Int(lseek(file, 0, SEEK_END)))
    var bytes = [UInt8](repeating: 0, count: min(size, keptBytes))
    let count = bytes.isEmpty ? 0 : max(0, pread(file, &bytes, bytes.count, 0))
    return (Array(bytes.prefix(count)), size - count)
  }
}

/// Calls `body` with a null-terminated array of C strings.
func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
  defer { for pointer in pointers { free(pointer) } }
  pointers.append(nil)
  return pointers.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else { preconditionFailure("The array holds a nil.") }
    return body(base)
  }
}

private func withOptionalCString<Result>(
  _ string: String?, _ body: (UnsafePointer<CChar>?) -> Result
) -> Result {
  if let string { string.withCString(body) } else { body(nil) }
}
