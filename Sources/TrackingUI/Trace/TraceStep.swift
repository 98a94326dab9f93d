/// One event and the updates that followed from it.
///
/// Not part of SwiftUI.
public struct TraceStep: Sendable, Equatable {
  /// The event as it was given, or `first render`.
  public var name: String
  /// The units that ran, in the order in which they first ran.
  public var updates: [TraceUpdate]
  /// SwiftUI's own warnings during the step.
  public var warnings: [String]

  /// Creates a step.
  public init(name: String, updates: [TraceUpdate] = [], warnings: [String] = []) {
    self.name = name
    self.updates = updates
    self.warnings = warnings
  }
}

/// The runs of one unit during a step.
///
/// Not part of SwiftUI.
public struct TraceUpdate: Sendable, Equatable {
  /// The name of the view whose code ran; for rows and deferred content, of the view that wrote it.
  public var view: String
  /// What kind of code ran.
  public var kind: UpdateKind
  /// The place in the tree, such as `LibraryView/List[1]/BookView`.
  public var path: String
  /// How often it ran in the step.
  public var count: Int
  /// Why it ran.
  public var causes: [TraceCause]
  /// The properties of observable objects that the last run read, such as `Book#1.title`.
  public var reads: [String]
  /// A number of the unit, the same in every step.
  public var unit: UInt32
}

/// Why a unit ran.
///
/// Not part of SwiftUI.
public struct TraceCause: Sendable, Equatable {
  /// What kind of thing made it run.
  public enum Kind: String, Sendable {
    /// The view got its identity.
    case initial
    /// Its parent ran and made a value that differs.
    case value
    /// A `@State` property that its body had read.
    case state
    /// State of an ancestor, reached through a binding.
    case binding
    /// A property of an `@Observable` object.
    case observed
    /// An announcement of an `ObservableObject`.
    case object
    /// A key of the environment.
    case environment
    /// The row's element or the closure that makes it is new, because its owner ran.
    case identity
  }

  /// What kind of thing it was.
  public var kind: Kind
  /// The property, object or key; nil where the kind says everything.
  public var name: String?
  /// For `value`: the stored properties in which the new value differs.
  public var fields: [String] = []

  /// Creates a cause.
  public init(kind: Kind, name: String? = nil, fields: [String] = []) {
    self.kind = kind
    self.name = name
    self.fields = fields
  }
}
