/// Space around a view.
///
/// Available in SwiftUI since iOS 13.
public struct EdgeInsets: Equatable, Sendable {
  /// The space above.
  ///
  /// Available in SwiftUI since iOS 13.
  public var top: CGFloat

  /// The space at the side where lines of text begin.
  ///
  /// Available in SwiftUI since iOS 13.
  public var leading: CGFloat

  /// The space below.
  ///
  /// Available in SwiftUI since iOS 13.
  public var bottom: CGFloat

  /// The space at the side where lines of text end.
  ///
  /// Available in SwiftUI since iOS 13.
  public var trailing: CGFloat

  /// Creates space, none at sides that aren't named.
  ///
  /// Available in SwiftUI since iOS 13.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// An angle.
///
/// Available in SwiftUI since iOS 13.
public struct Angle: Equatable, Sendable {
  /// The angle in degrees, 360 to a full turn.
  ///
  /// Available in SwiftUI since iOS 13.
  public var degrees: Double

  /// Returns an angle of so many degrees.
  ///
  /// Available in SwiftUI since iOS 13.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Creates an angle of so many degrees.
  ///
  /// Available in SwiftUI since iOS 13.
  public init(degrees: Double) { self.degrees = degrees }
}

/// How lines of text are aligned.
///
/// Available in SwiftUI since iOS 13.
public enum TextAlignment: Sendable {
  /// At the side where lines begin.
  case leading
  /// In the middle.
  case center
  /// At the side where lines end.
  case trailing
}

/// How a view comes and goes on Apple's platforms.
///
/// Available in SwiftUI since iOS 13.
public struct AnyTransition: Sendable {
  /// At once.
  public static let identity = AnyTransition()
  /// By fading.
  public static let opacity = AnyTransition()
  /// By moving in from one side and out at the other.
  public static let slide = AnyTransition()
  /// By growing and shrinking.
  public static let scale = AnyTransition()

  /// By moving in from an edge.
  ///
  /// Available in SwiftUI since iOS 13.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// By pushing what was there away from an edge.
  ///
  /// Available in SwiftUI since iOS 16.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

  /// In one way when it comes, in another when it goes.
  ///
  /// Available in SwiftUI since iOS 13.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }

  /// Returns both ways at once.
  ///
  /// Available in SwiftUI since iOS 13.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// Returns the way with an animation of its own.
  ///
  /// Available in SwiftUI since iOS 13.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How large controls are.
///
/// Available in SwiftUI since iOS 15.
public enum ControlSize: Sendable {
  /// The smallest.
  case mini
  /// Smaller than usual.
  case small
  /// The usual size.
  case regular
  /// Larger than usual.
  case large
}

/// A key of a keyboard.
///
/// Available in SwiftUI since iOS 14.
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  /// What the key types.
  ///
  /// Available in SwiftUI since iOS 14.
  public let character: Character
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }
  /// The return key.
  public static let `return`: KeyEquivalent = "\r"
  /// The escape key.
  public static let escape: KeyEquivalent = "\u{1b}"
}

/// When a keyboard writes capitals.
///
/// Available in SwiftUI since iOS 15.
public enum TextInputAutocapitalization: Sendable {
  /// Nowhere, in the older spelling.
  case none
  /// Nowhere.
  case never
  /// At the beginning of words.
  case words
  /// At the beginning of sentences.
  case sentences
  /// Everywhere.
  case characters
}

/// What the return key says.
///
/// Available in SwiftUI since iOS 15.
public enum SubmitLabel: Sendable {
  /// “Done”.
  case done
  /// “Go”.
  case go
  /// “Send”.
  case send
  /// “Join”.
  case join
  /// “Route”.
  case route
  /// “Search”.
  case search
  /// “Return”.
  case `return`
  /// “Next”.
  case next
  /// “Continue”.
  case `continue`
}

/// How the title of a screen is shown.
///
/// Available in SwiftUI since iOS 13.
public enum TitleDisplayMode: Sendable {
  /// As the screen before.
  case automatic
  /// Small, within the bar.
  case inline
  /// Large, below the bar.
  case large
}

/// How high a sheet is.
///
/// Available in SwiftUI since iOS 16.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  /// Half of the display.
  public static let medium = PresentationDetent(name: "medium")
  /// All of the display.
  public static let large = PresentationDetent(name: "large")
}

/// Whether something is shown.
///
/// Available in SwiftUI since iOS 15.
public enum Visibility: Sendable {
  /// As suits the place.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
