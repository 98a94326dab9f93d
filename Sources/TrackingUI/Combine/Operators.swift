extension Publisher {
  /// Sends `transform` of every value.
  ///
  /// Available in Combine since iOS 13.
  public func map<Result>(
    _ transform: @escaping (Output) -> Result
  ) -> AnyPublisher<Result, Failure> { AnyPublisher(Mapped(upstream: self, transform: transform)) }

  /// Sends what `transform` makes of every value, leaving out nil.
  ///
  /// Available in Combine since iOS 13.
  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher(CompactMapped(upstream: self, transform: transform))
  }

  /// Sends the values that `isIncluded` accepts.
  ///
  /// Available in Combine since iOS 13.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(Filtered(upstream: self, isIncluded: isIncluded))
  }

  /// Leaves out values for which `isDuplicate` of the last and the new one is true.
  ///
  /// Available in Combine since iOS 13.
  public func removeDuplicates(
    by isDuplicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(WithoutDuplicates(upstream: self, isDuplicate: isDuplicate))
  }

  /// Leaves out the first values.
  ///
  /// Available in Combine since iOS 13.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher(Dropped(upstream: self, count: count))
  }

  /// Sends the newest pair whenever one of the two publishers sends, once both have sent.
  ///
  /// Available in Combine since iOS 13.
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyPublisher(Latest(first: self, second: other))
  }

  /// Sends the values of both publishers.
  ///
  /// Available in Combine since iOS 13.
  public func merge<Other: Publisher>(with other: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    AnyPublisher(Merged(first: self, second: other))
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out values equal to the one before.
  ///
  /// Available in Combine since iOS 13.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> {
    AnyPublisher(WithoutEqualValues(upstream: self))
  }
}

// Operators are values, so that two made alike can be told to be the same.

private struct Mapped<Upstream: Publisher, Output>: Publisher {
  typealias Failure = Upstream.Failure
  let upstream: Upstream
  let transform: (Upstream.Output) -> Output

  func _subscribe(
    _ receive: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    upstream._subscribe({ receive(transform($0)) }, completion: completion)
  }
}

private struct CompactMapped<Upstream: Publisher, Output>: Publisher {
  typealias Failure = Upstream.Failure
  let upstream: Upstream
  let transform: (Upstream.Output) -> Output?

  func _subscribe(
    _ receive: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    upstream._subscribe(
      { if let value = transform($0) { receive(value) } }, completion: completion)
  }
}

private struct Filtered<Upstream: Publisher>: Publisher {
  let upstream: Upstream
  let isIncluded: (Upstream.Output) -> Bool

  func _subscribe(
    _ receive: @escaping (Upstream.Output) -> Void,
    completion: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void
  ) -> AnyCancellable {
    upstream._subscribe({ if isIncluded($0) { receive($0) } }, completion: completion)
  }
}

private struct WithoutDuplicates<Upstream: Publisher>: Publisher {
  let upstream: Upstream
  let isDuplicate: (Upstream.Output, Upstream.Output) -> Bool

  func _subscribe(
    _ receive: @escaping (Upstream.Output) -> Void,
    completion: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void
  ) -> AnyCancellable {
    var last: Upstream.Output?
    return upstream._subscribe(
      { value in
        if let last, isDuplicate(last, value) { return }
        last = value
        receive(value)
      }, completion: completion)
  }
}

private struct WithoutEqualValues<Upstream: Publisher>: Publisher
where Upstream.Output: Equatable {
  let upstream: Upstream

  func _subscribe(
    _ receive: @escaping (Upstream.Output) -> Void,
    completion: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void
  ) -> AnyCancellable {
    WithoutDuplicates(upstream: upstream, isDuplicate: ==)
      ._subscribe(receive, completion: completion)
  }
}

private struct Dropped<Upstream: Publisher>: Publisher {
  let upstream: Upstream
  let count: Int

  func _subscribe(
    _ receive: @escaping (Upstream.Output) -> Void,
    completion: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void
  ) -> AnyCancellable {
    var left = count
    return upstream._subscribe(
      { value in
        if left > 0 { left -= 1 } else { receive(value) }
      }, completion: completion)
  }
}

private struct Latest<First: Publisher, Second: Publisher>: Publisher
where Second.Failure == First.Failure {
  let first: First
  let second: Second

  func _subscribe(
    _ receive: @escaping ((First.Output, Second.Output)) -> Void,
    completion: @escaping (Subscribers.Completion<First.Failure>) -> Void
  ) -> AnyCancellable {
    var left: First.Output?
    var right: Second.Output?
    func send() { if let left, let right { receive((left, right)) } }
    let ofFirst = first._subscribe(
      {
        left = $0
        send()
      }, completion: completion)
    let ofSecond = second._subscribe(
      {
        right = $0
        send()
      }, completion: completion)
    return AnyCancellable {
      ofFirst.cancel()
      ofSecond.cancel()
    }
  }
}

private struct Merged<First: Publisher, Second: Publisher>: Publisher
where Second.Output == First.Output, Second.Failure == First.Failure {
  let first: First
  let second: Second

  func _subscribe(
    _ receive: @escaping (First.Output) -> Void,
    completion: @escaping (Subscribers.Completion<First.Failure>) -> Void
  ) -> AnyCancellable {
    let ofFirst = first._subscribe(receive, completion: completion)
    let ofSecond = second._subscribe(receive, completion: completion)
    return AnyCancellable {
      ofFirst.cancel()
      ofSecond.cancel()
    }
  }
}
