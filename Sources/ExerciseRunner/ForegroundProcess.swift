import CProcess

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A program that gets the terminal, such as an editor or a pager.
package struct ForegroundProcess {
  package let path: String
  package let arguments: [String]
  package let environment: [String: String]

  package init(path: String, arguments: [String], environment: [String: String]) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
  }

  /// Runs the program and returns its exit status; Ctrl-C belongs to it meanwhile.
  package func run() throws(ChildProcess.StartError) -> Int32 {
    let interrupt = signal(SIGINT, SIG_IGN)
    let quit = signal(SIGQUIT, SIG_IGN)
    defer {
      signal(SIGINT, interrupt)
      signal(SIGQUIT, quit)
    }
    var process: pid_t = 0
    let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let failure = withCStrings([path] + arguments) { arguments in
      withCStrings(variables) { environment in
        path.withCString { path in
          var request = process_request(
            path: path, arguments: arguments, environment: environment, directory: nil, input: 0,
            output: 1, error: 2, request: -1, report: -1, own_session: 0)
          return process_spawn(&request, &process)
        }
      }
    }
    guard failure == 0 else {
      throw ChildProcess.StartError(path: path, reason: String(cString: strerror(failure)))
    }
    var status: Int32 = 0
    var cpu = 0.0
    var peak = 0
    _ = process_wait(process, 1, &status, &cpu, &peak)
    return process_exited(status) != 0 ? process_exit_status(status) : 128 + process_signal(status)
  }
}
