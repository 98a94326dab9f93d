/// Counts how many of some objects are still alive.
@MainActor
public final class Instances<Object: AnyObject> {
  private struct Entry { weak var object: Object? }
  private var entries: [Entry] = []

  /// Creates a count of nothing.
  public init(of type: Object.Type = Object.self) {}

  /// Adds an object without keeping it alive, and returns it.
  @discardableResult
  public func add(_ object: Object) -> Object {
    entries.append(Entry(object: object))
    return object
  }

  /// How many of the added objects are alive.
  public var alive: Int { entries.count { $0.object != nil } }
}
