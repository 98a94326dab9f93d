import CProcess

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Somebody pressed Ctrl-C, or the program was told to end, while other programs ran for it.
package struct Interruption: Error, Equatable {
  package init() {}

  /// Does work during which such a signal is noted instead of ending the program.
  ///
  /// The programs that run meanwhile are ended, and what they left is cleaned up. Whoever calls
  /// this asks `isPending` afterwards.
  package static func noted<Result, Failure: Error>(
    during work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    process_note_signals()
    defer { _ = process_leave_signals() }
    return try work()
  }

  /// Does work like `noted(during:)`, and throws if a signal came.
  static func checked<Result>(during work: () throws -> Result) throws -> Result {
    let result = try noted(during: work)
    try check()
    return result
  }

  /// Does work that cleans up after itself, and lets a signal that came take effect only then.
  package static func delayed<Result, Failure: Error>(
    during work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    process_note_signals()
    defer { if process_leave_signals() == 0, isPending { raise(process_noted_signal()) } }
    return try work()
  }

  /// Whether a signal came during the work that runs now, or that ran last.
  package static var isPending: Bool { process_noted_signal() != 0 }

  /// Throws if a signal came.
  static func check() throws(Interruption) {
    if isPending { throw Interruption() }
  }
}
