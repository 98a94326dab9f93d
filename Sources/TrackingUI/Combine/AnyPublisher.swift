/// A publisher of any type.
///
/// Available in Combine since iOS 13.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let box: PublisherBox<Output, Failure>

  /// Creates an erased copy of a publisher.
  ///
  /// Available in Combine since iOS 13.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    box = BoxOfPublisher(publisher)
  }

  public func _subscribe(
    _ receive: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { box.subscribe(receive, completion) }
}

/// A publisher behind its type; two are equal when the publishers in them are the same.
private class PublisherBox<Output, Failure: Error>: Equatable {
  func subscribe(
    _ receive: @escaping (Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { AnyCancellable {} }

  func isSame(as other: PublisherBox) -> Bool { self === other }

  static func == (left: PublisherBox, right: PublisherBox) -> Bool { left.isSame(as: right) }
}

private final class BoxOfPublisher<P: Publisher>: PublisherBox<P.Output, P.Failure> {
  private let publisher: P

  init(_ publisher: P) { self.publisher = publisher }

  override func subscribe(
    _ receive: @escaping (P.Output) -> Void,
    _ completion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) -> AnyCancellable { publisher._subscribe(receive, completion: completion) }

  override func isSame(as other: PublisherBox<P.Output, P.Failure>) -> Bool {
    (other as? BoxOfPublisher<P>).map { areSame(publisher, $0.publisher) } ?? false
  }
}
