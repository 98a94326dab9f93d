/// How the initial values of `@State` are made.
///
/// Not part of SwiftUI.
public enum StateInitialValues: String, Sendable {
  /// Once, when the view gets its identity (Xcode 27).
  case lazy
  /// Whenever the view's value is made; all but the first are thrown away (up to Xcode 26).
  case eager
}

/// What a host is asked to do besides showing views.
///
/// Not part of SwiftUI.
public struct HostOptions {
  /// How the initial values of state are made.
  public var state = StateInitialValues.lazy
  /// Whether updates, causes and reads are recorded.
  public var records = false
  /// Whether units that were left alone are run for comparison after every pass.
  public var shadow = false
  /// Surrounds the runs for comparison; what the program prints meanwhile was not asked for.
  public var aroundShadow: (() -> Void) -> Void = { $0() }
  /// Whether a step also runs what tasks hand to the main thread, until they wait for something.
  public var runsTasks = false
  /// Where SwiftUI's own messages go; nil drops them.
  public var console: ((String) -> Void)?

  /// Creates the default options: lazy state, no trace, messages dropped.
  public init() {}

  /// Creates options that record a trace.
  public static var tracing: HostOptions {
    var options = HostOptions()
    options.records = true
    return options
  }
}

/// SwiftUI's own messages: warnings that name a mistake in a program.
struct Voice {
  let sink: ((String) -> Void)?

  func say(_ text: String) { sink?(text) }
}
