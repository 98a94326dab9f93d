/// What accompanies a change of state: on Apple's platforms its animation.
///
/// Nothing moves here. Available in SwiftUI since iOS 13.
public struct Transaction {
  /// The animation of the change; kept, without effect.
  ///
  /// Available in SwiftUI since iOS 13.
  public var animation: Animation?

  /// Whether views should leave their animations out.
  ///
  /// Available in SwiftUI since iOS 13.
  public var disablesAnimations = false

  /// Creates an empty transaction.
  ///
  /// Available in SwiftUI since iOS 13.
  public init() {}

  /// Creates a transaction with an animation.
  ///
  /// Available in SwiftUI since iOS 13.
  public init(animation: Animation?) { self.animation = animation }
}

/// How a change moves on Apple's platforms; accepted and without effect here.
///
/// Available in SwiftUI since iOS 13.
public struct Animation: Equatable, Sendable {
  private let kind: Kind

  private enum Kind: Equatable {
    case plain, linear, easeIn, easeOut, easeInOut, spring, bouncy, smooth, snappy
  }

  /// The system's choice.
  public static let `default` = Animation(kind: .plain)
  /// At the same speed all the way.
  public static let linear = Animation(kind: .linear)
  /// Slow at the beginning.
  public static let easeIn = Animation(kind: .easeIn)
  /// Slow at the end.
  public static let easeOut = Animation(kind: .easeOut)
  /// Slow at the beginning and the end.
  public static let easeInOut = Animation(kind: .easeInOut)
  /// Like a spring.
  public static let spring = Animation(kind: .spring)
  /// Like a spring that swings much.
  public static let bouncy = Animation(kind: .bouncy)
  /// Like a spring that doesn't swing.
  public static let smooth = Animation(kind: .smooth)
  /// Like a spring that swings little.
  public static let snappy = Animation(kind: .snappy)

  /// Returns an animation at the same speed all the way.
  ///
  /// Available in SwiftUI since iOS 13.
  public static func linear(duration: Double) -> Animation { .linear }

  /// Returns an animation that is slow at the beginning.
  ///
  /// Available in SwiftUI since iOS 13.
  public static func easeIn(duration: Double) -> Animation { .easeIn }

  /// Returns an animation that is slow at the end.
  ///
  /// Available in SwiftUI since iOS 13.
  public static func easeOut(duration: Double) -> Animation { .easeOut }

  /// Returns an animation that is slow at the beginning and the end.
  ///
  /// Available in SwiftUI since iOS 13.
  public static func easeInOut(duration: Double) -> Animation { .easeInOut }

  /// Returns an animation like a spring.
  ///
  /// Available in SwiftUI since iOS 13.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { .spring }

  /// Returns an animation that begins later.
  ///
  /// Available in SwiftUI since iOS 13.
  public func delay(_ delay: Double) -> Animation { self }

  /// Returns an animation that is faster or slower.
  ///
  /// Available in SwiftUI since iOS 13.
  public func speed(_ speed: Double) -> Animation { self }

  /// Returns an animation that happens several times.
  ///
  /// Available in SwiftUI since iOS 13.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }

  /// Returns an animation that doesn't end.
  ///
  /// Available in SwiftUI since iOS 13.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Runs `body`; its changes would be animated on Apple's platforms.
///
/// It makes no difference to what runs. Available in SwiftUI since iOS 13.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Runs `body`, then `completion` after the update that follows from it.
///
/// Available in SwiftUI since iOS 17.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  if let host = CurrentHost.value { host.afterUpdate(completion) } else { completion() }
  return result
}

/// Runs `body` as changes of `transaction`.
///
/// It makes no difference to what runs. Available in SwiftUI since iOS 13.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }
