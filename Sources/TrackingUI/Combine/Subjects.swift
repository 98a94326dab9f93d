/// Receivers in the order in which they subscribed.
final class Subscriptions<Output, Failure: Error> {
  typealias Receiver = (
    receive: (Output) -> Void, complete: (Subscribers.Completion<Failure>) -> Void
  )
  private var receivers: [Int: Receiver] = [:]
  private var next = 0
  private var completion: Subscribers.Completion<Failure>?

  var isEmpty: Bool { receivers.isEmpty }

  func add(_ receiver: Receiver) -> AnyCancellable {
    if let completion {
      receiver.complete(completion)
      return AnyCancellable {}
    }
    let id = next
    next += 1
    receivers[id] = receiver
    return AnyCancellable { [weak self] in self?.receivers[id] = nil }
  }

  func send(_ value: Output) {
    guard completion == nil else { return }
    for id in receivers.keys.sorted() { receivers[id]?.receive(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let ended = receivers
    receivers = [:]
    for id in ended.keys.sorted() { ended[id]?.complete(completion) }
  }
}

/// A publisher that is told what to send.
///
/// Available in Combine since iOS 13.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  ///
  /// Available in Combine since iOS 13.
  func send(_ value: Output)

  /// Ends the subject; nothing is sent after it.
  ///
  /// Available in Combine since iOS 13.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends the empty value.
  ///
  /// Available in Combine since iOS 13.
  public func send() { send(()) }
}

/// Sends values to whoever is subscribed at that time.
///
/// Available in Combine since iOS 13.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscriptions = Subscriptions<Output, Failure>()

  /// Creates a subject without subscribers.
  ///
  /// Available in Combine since iOS 13.
  public init() {}

  public func send(_ value: Output) { subscriptions.send(value) }
  public func send(completion: Subscribers.Completion<Failure>) {
    subscriptions.finish(completion)
  }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { subscriptions.add((receive, completion)) }
}

/// Holds a value, sends it to new subscribers and then every change.
///
/// Available in Combine since iOS 13.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscriptions = Subscriptions<Output, Failure>()
  private var current: Output

  /// Creates a subject with its first value.
  ///
  /// Available in Combine since iOS 13.
  public init(_ value: Output) { current = value }

  /// The value; writing it sends it.
  ///
  /// Reading it in a body makes no dependency; use `onReceive` to hear of changes.
  /// Available in Combine since iOS 13.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    current = value
    subscriptions.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    subscriptions.finish(completion)
  }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    receive(current)
    return subscriptions.add((receive, completion))
  }
}

/// Sends one value and ends.
///
/// Available in Combine since iOS 13.
public struct Just<Output>: Publisher {
  /// It never fails.
  public typealias Failure = Never

  /// The value.
  ///
  /// Available in Combine since iOS 13.
  public let output: Output

  /// Creates a publisher of one value.
  ///
  /// Available in Combine since iOS 13.
  public init(_ output: Output) { self.output = output }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    receive(output)
    completion(.finished)
    return AnyCancellable {}
  }
}
