/// The exit status of the program.
package enum ExitStatus: Int32, Sendable {
  /// Done, or passed.
  case success = 0
  /// A check or an answer failed.
  case failed = 1
  /// Could not run: bad usage, a missing file, a missing compiler.
  case unusable = 2
  case interrupted = 130
}
