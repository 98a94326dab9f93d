/// The types of what operators make.
///
/// They are values, so that two made alike by two runs of a body can be told to be the same; one that
/// was erased to `AnyPublisher` is the same only as itself. Available in Combine since iOS 13.
public enum Publishers {
  /// Sends what a function makes of every value.
  ///
  /// Available in Combine since iOS 13.
  public struct Map<Upstream: Publisher, Output>: Publisher {
    /// How it can fail.
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    let transform: (Upstream.Output) -> Output

    public func _subscribe(
      _ receive: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      upstream._subscribe({ receive(transform($0)) }, completion: completion)
    }
  }

  /// Sends what a function makes of every value, leaving out nil.
  ///
  /// Available in Combine since iOS 13.
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    /// How it can fail.
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    let transform: (Upstream.Output) -> Output?

    public func _subscribe(
      _ receive: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      upstream._subscribe(
        { if let value = transform($0) { receive(value) } }, completion: completion)
    }
  }

  /// Sends the values that a function accepts.
  ///
  /// Available in Combine since iOS 13.
  public struct Filter<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    let isIncluded: (Upstream.Output) -> Bool

    public func _subscribe(
      _ receive: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      upstream._subscribe({ if isIncluded($0) { receive($0) } }, completion: completion)
    }
  }

  /// Leaves out values that repeat the one before.
  ///
  /// Available in Combine since iOS 13.
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    /// Nil where equal values are duplicates: of two functions one can't tell that they are the same.
    let isDuplicate: ((Upstream.Output, Upstream.Output) -> Bool)?

    public func _subscribe(
      _ receive: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let isDuplicate = isDuplicate ?? areSame
      var last: Upstream.Output?
      return upstream._subscribe(
        { value in
          if let last, isDuplicate(last, value) { return }
          last = value
          receive(value)
        }, completion: completion)
    }
  }

  /// Leaves out the first values.
  ///
  /// Available in Combine since iOS 13.
  public struct Drop<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    let count: Int

    public func _subscribe(
      _ receive: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      var left = count
      return upstream._subscribe(
        { value in
          if left > 0 { left -= 1 } else { receive(value) }
        }, completion: completion)
    }
  }

  /// Sends the newest pair whenever one of two publishers sends, once both have sent.
  ///
  /// Available in Combine since iOS 13.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    /// What it sends.
    public typealias Output = (A.Output, B.Output)
    /// How it can fail.
    public typealias Failure = A.Failure

    let a: A
    let b: B

    public func _subscribe(
      _ receive: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      var left: A.Output?
      var right: B.Output?
      func send() { if let left, let right { receive((left, right)) } }
      let ofA = a._subscribe(
        {
          left = $0
          send()
        }, completion: completion)
      let ofB = b._subscribe(
        {
          right = $0
          send()
        }, completion: completion)
      return AnyCancellable {
        ofA.cancel()
        ofB.cancel()
      }
    }
  }

  /// Sends the values of two publishers.
  ///
  /// Available in Combine since iOS 13.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Output == B.Output, A.Failure == B.Failure {
    /// What it sends.
    public typealias Output = A.Output
    /// How it can fail.
    public typealias Failure = A.Failure

    let a: A
    let b: B

    public func _subscribe(
      _ receive: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let ofA = a._subscribe(receive, completion: completion)
      let ofB = b._subscribe(receive, completion: completion)
      return AnyCancellable {
        ofA.cancel()
        ofB.cancel()
      }
    }
  }

  /// Sends the values of several publishers.
  ///
  /// Available in Combine since iOS 13.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure

    let publishers: [Upstream]

    public func _subscribe(
      _ receive: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let all = publishers.map { $0._subscribe(receive, completion: completion) }
      return AnyCancellable { for one in all { one.cancel() } }
    }
  }
}

extension Publishers.CombineLatest {
  /// Creates a publisher of the newest values of two.
  ///
  /// Available in Combine since iOS 13.
  public init(_ a: A, _ b: B) { self.init(a: a, b: b) }
}

extension Publishers.Merge {
  /// Creates a publisher of the values of two.
  ///
  /// Available in Combine since iOS 13.
  public init(_ a: A, _ b: B) { self.init(a: a, b: b) }
}

extension Publishers.MergeMany {
  /// Creates a publisher of the values of several.
  ///
  /// Available in Combine since iOS 13.
  public init(_ upstream: Upstream...) { self.init(publishers: upstream) }

  /// Creates a publisher of the values of several.
  ///
  /// Available in Combine since iOS 13.
  public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
    self.init(publishers: Array(upstream))
  }
}
