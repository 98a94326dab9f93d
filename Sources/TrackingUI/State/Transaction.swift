/// What accompanies a change of state: on Apple's platforms its animation.
///
/// Nothing moves here.
public struct Transaction {
  /// The animation of the change; kept, without effect.
  public var animation: Animation?
  /// Whether views should leave their animations out.
  public var disablesAnimations = false

  /// Creates an empty transaction.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// How a change moves on Apple's platforms; accepted and without effect here.
public struct Animation: Equatable, Sendable {
  private let kind: Kind

  private enum Kind: Equatable {
    case plain, linear, easeIn, easeOut, easeInOut, spring, bouncy, smooth, snappy
  }

  public static let `default` = Animation(kind: .plain)
  public static let linear = Animation(kind: .linear)
  public static let easeIn = Animation(kind: .easeIn)
  public static let easeOut = Animation(kind: .easeOut)
  public static let easeInOut = Animation(kind: .easeInOut)
  public static let spring = Animation(kind: .spring)
  public static let bouncy = Animation(kind: .bouncy)
  public static let smooth = Animation(kind: .smooth)
  public static let snappy = Animation(kind: .snappy)

  public static func linear(duration: Double) -> Animation { .linear }
  public static func easeIn(duration: Double) -> Animation { .easeIn }
  public static func easeOut(duration: Double) -> Animation { .easeOut }
  public static func easeInOut(duration: Double) -> Animation { .easeInOut }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { .spring }

  public func delay(_ delay: Double) -> Animation { self }
  public func speed(_ speed: Double) -> Animation { self }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Runs `body`; its changes would be animated on Apple's platforms.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Runs `body` as changes of `transaction`.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }
