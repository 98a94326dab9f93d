/// A property of an `ObservableObject` that announces every assignment, of equal values too.
///
/// The announcement comes before the value is stored; `$property` delivers the new value.
/// Available in Combine since iOS 13.
@propertyWrapper
public struct Published<Value> {
  /// Sends the current value to new subscribers and then every new one, before it is stored.
  ///
  /// Available in Combine since iOS 13.
  public struct Publisher: TrackingUI.Publisher {
    /// It sends the property's values.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never

    let box: PublishedBox<Value>

    public func _subscribe(
      _ receive: @escaping (Value) -> Void,
      completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable { box.subscribe(receive) }
  }

  private let box: PublishedBox<Value>

  /// Creates a published property.
  ///
  /// Available in Combine since iOS 13.
  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

  /// Creates a published property.
  ///
  /// Available in Combine since iOS 13.
  public init(initialValue: Value) { box = PublishedBox(initialValue) }

  /// Says where the wrapper belongs.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published works on properties of classes only.") }
    set { fatalError("@Published works on properties of classes only.") }
  }

  /// The property's publisher.
  ///
  /// Subscribing to it makes no view depend on the property. Available in Combine since iOS 13.
  public var projectedValue: Publisher {
    get { Publisher(box: box) }
    set {}
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get {
      let box = owner[keyPath: storageKeyPath].box
      box.connect(to: owner)
      return box.value
    }
    set {
      let box = owner[keyPath: storageKeyPath].box
      box.connect(to: owner)
      box.set(newValue)
    }
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner,
    projected wrappedKeyPath: ReferenceWritableKeyPath<Owner, Publisher>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Publisher {
    get {
      let box = owner[keyPath: storageKeyPath].box
      box.connect(to: owner)
      return Publisher(box: box)
    }
    set {}
  }
}

/// Storage of a published property.
final class PublishedBox<Value> {
  private(set) var value: Value
  private var announce: (() -> Void)?
  private let subscriptions = Subscriptions<Value, Never>()
  private var kept: [AnyCancellable] = []

  init(_ value: Value) { self.value = value }

  /// Learns which object announces changes of this property.
  func connect(to owner: AnyObject) {
    guard announce == nil, let object = owner as? any ObservableObject else { return }
    announce = announcer(of: object)
  }

  func set(_ new: Value) {
    announce?()
    subscriptions.send(new)
    value = new
  }

  func subscribe(_ receive: @escaping (Value) -> Void) -> AnyCancellable {
    let subscription = subscriptions.add((receive, { _ in }))
    receive(value)
    return subscription
  }

  func keep(_ cancellable: AnyCancellable) { kept.append(cancellable) }

  private func announcer<Object: ObservableObject>(of object: Object) -> (() -> Void)? {
    // The publisher, not the object: the property must not keep its owner alive.
    (object.objectWillChange as? ObservableObjectPublisher).map { publisher in
      { publisher.send() }
    }
  }
}
