/// A publisher of any type.
///
/// What a body erases anew is another publisher to `onReceive`, which then subscribes anew.
/// Available in Combine since iOS 13.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let box: PublisherBox<Output, Failure>

  /// Creates an erased copy of a publisher; one that is erased already stays the same.
  ///
  /// Available in Combine since iOS 13.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    box = (publisher as? AnyPublisher)?.box ?? BoxOfPublisher(publisher)
  }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { box.subscribe(receive, completion) }
}

/// A publisher behind its type.
private class PublisherBox<Output, Failure: Error> {
  func subscribe(
    _ receive: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { AnyCancellable {} }
}

private final class BoxOfPublisher<P: Publisher>: PublisherBox<P.Output, P.Failure> {
  private let publisher: P

  init(_ publisher: P) { self.publisher = publisher }

  override func subscribe(
    _ receive: @escaping (P.Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) -> AnyCancellable { publisher._subscribe(receive, completion: completion) }
}
