/// The checks of an exercise, in the order in which they run.
public struct Exercise {
  let checks: [Check]

  /// Creates an exercise from checks.
  public init(@CheckBuilder _ checks: () -> [Check]) { self.checks = checks() }
}

/// Lists checks.
@resultBuilder
public enum CheckBuilder {
  public static func buildExpression(_ check: Check) -> [Check] { [check] }
  public static func buildBlock(_ checks: [Check]...) -> [Check] { checks.flatMap { $0 } }
  public static func buildArray(_ checks: [[Check]]) -> [Check] { checks.flatMap { $0 } }
  public static func buildOptional(_ checks: [Check]?) -> [Check] { checks ?? [] }
}

/// One thing that an exercise asks for; passes if its closure throws nothing.
public struct Check {
  /// What the learner reads: the behaviour that is asked for.
  public let name: String
  let run: @MainActor () throws -> Void

  /// Creates a check.
  public init(_ name: String, _ run: @escaping @MainActor () throws -> Void) {
    self.name = name
    self.run = run
  }
}
