/// Something that sends values over time; the part of Combine that models use.
///
/// Available in Combine since iOS 13.
public protocol Publisher<Output, Failure> {
  /// The type of the values that are sent.
  associatedtype Output
  /// The type of the error that can end it; `Never` where none can.
  associatedtype Failure: Error

  /// Attaches a receiver of values; the returned object ends the subscription when released.
  func _subscribe(
    _ receive: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
}

/// Names that belong to subscribers.
///
/// Available in Combine since iOS 13.
public enum Subscribers {
  /// How a publisher ended.
  ///
  /// Available in Combine since iOS 13.
  public enum Completion<Failure: Error> {
    /// It sent all there was.
    case finished
    /// It ended with an error.
    case failure(Failure)
  }
}

/// Something that can be cancelled.
///
/// Available in Combine since iOS 13.
public protocol Cancellable {
  /// Ends what is going on; called again, it does nothing.
  ///
  /// Available in Combine since iOS 13.
  func cancel()
}

/// A subscription that ends when it is cancelled or released.
///
/// Available in Combine since iOS 13.
public final class AnyCancellable: Cancellable, Hashable {
  private var onCancel: (() -> Void)?

  /// Creates a subscription that runs `cancel` once at its end.
  ///
  /// Available in Combine since iOS 13.
  public init(_ cancel: @escaping () -> Void) { onCancel = cancel }

  /// Creates a subscription from another cancellable.
  ///
  /// Available in Combine since iOS 13.
  public convenience init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } }

  deinit { cancel() }

  /// Ends the subscription.
  ///
  /// Available in Combine since iOS 13.
  public func cancel() {
    let action = onCancel
    onCancel = nil
    action?()
  }

  /// Keeps the subscription in a set.
  ///
  /// Available in Combine since iOS 13.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps the subscription in a collection.
  ///
  /// Available in Combine since iOS 13.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(self) }

  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Publisher where Failure == Never {
  /// Receives every value.
  ///
  /// Available in Combine since iOS 13.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    _subscribe(receiveValue, completion: { _ in })
  }

  /// Writes every value to a property of an object.
  ///
  /// Available in Combine since iOS 13.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Writes every value to a published property, for as long as its owner lives.
  ///
  /// Available in Combine since iOS 14.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    box.keep(sink { [weak box] in box?.set($0) })
  }
}

extension Publisher {
  /// Receives every value and the end.
  ///
  /// Available in Combine since iOS 13.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { _subscribe(receiveValue, completion: receiveCompletion) }

  /// Hides the publisher's type.
  ///
  /// Available in Combine since iOS 13.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
