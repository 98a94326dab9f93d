import CProcess

/// Somebody pressed Ctrl-C, or the program was told to end, while other programs ran for it.
package struct Interruption: Error, Equatable {
  package init() {}

  /// Does work during which such a signal is noted instead of ending the program.
  ///
  /// The programs that run meanwhile are ended, and what they left is cleaned up.
  package static func noted<Result, Failure: Error>(
    during work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    process_note_signals()
    defer { process_leave_signals() }
    return try work()
  }

  /// Whether a signal came during the work that runs now, or that ran last.
  package static var isPending: Bool { process_noted_signal() != 0 }

  /// Throws if a signal came.
  static func check() throws(Interruption) {
    if isPending { throw Interruption() }
  }
}
