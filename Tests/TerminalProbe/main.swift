import Terminal

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

// A program for tests to drive. `lines` reads lines and says what came back, `keys` does the same
// for single keys; the words after it are switches.

let arguments = CommandLine.arguments.dropFirst()
let environment = ProcessEnvironment.variables()
let facts = TerminalFacts(
  devices: .current(), environment: environment, options: TerminalOptions())
let output = DescriptorSink(descriptor: STDOUT_FILENO)

if arguments.first == "keys" {
  exit(KeyProbe(facts: facts, output: output, switches: Set(arguments.dropFirst())).run())
} else {
  let history = environment["PROBE_HISTORY"].map(HistoryFile.init)
  exit(LineProbe(facts: facts, output: output, history: history).run())
}
