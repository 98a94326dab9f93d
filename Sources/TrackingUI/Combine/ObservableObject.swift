import Glibc

/// A class that announces before it changes; the model system before `@Observable`.
///
/// Whoever holds the object in StateObject, ObservedObject or EnvironmentObject runs on every
/// announcement, whatever it reads. Available in Combine since iOS 13.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher that announces changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  ///
  /// Views that hold the object are subscribed to it. Available in Combine since iOS 13.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher of this object, the same one every time.
  ///
  /// Available in Combine since iOS 13.
  public var objectWillChange: ObservableObjectPublisher { ObjectPublishers.publisher(of: self) }
}

/// Announces changes of one object.
///
/// Available in Combine since iOS 13.
public final class ObservableObjectPublisher: Publisher {
  /// It sends no value, only the news.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never

  private let subscriptions = Subscriptions<Void, Never>()

  /// Creates a publisher without subscribers.
  ///
  /// Available in Combine since iOS 13.
  public init() {}

  /// Announces that the object is about to change.
  ///
  /// Every view that holds the object runs, whatever it reads. Available in Combine since iOS 13.
  public func send() { subscriptions.send(()) }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable { subscriptions.add((receive, completion)) }
}

/// The publishers of all objects that didn't declare one; an entry dies with its object.
///
/// A protocol extension can't store anything in the object, so this table is the storage.
private enum ObjectPublishers {
  private struct Entry {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var pruneAt = 256
  nonisolated(unsafe) private static var lock: pthread_mutex_t = {
    var lock = pthread_mutex_t()
    pthread_mutex_init(&lock, nil)
    return lock
  }()

  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    pthread_mutex_lock(&lock)
    defer { pthread_mutex_unlock(&lock) }
    let id = ObjectIdentifier(object)
    // An entry whose object died belongs to an older object at the same address.
    if let entry = entries[id], entry.object === object { return entry.publisher }
    if entries.count >= pruneAt {
      entries = entries.filter { $0.value.object != nil }
      pruneAt = max(256, entries.count * 2)
    }
    let publisher = ObservableObjectPublisher()
    entries[id] = Entry(object: object, publisher: publisher)
    return publisher
  }
}
