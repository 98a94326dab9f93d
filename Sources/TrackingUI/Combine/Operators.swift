extension Publisher {
  /// Sends `transform` of every value.
  ///
  /// Available in Combine since iOS 13.
  public func map<Result>(
    _ transform: @escaping (Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receive, complete in
      _subscribe({ receive(transform($0)) }, completion: complete)
    }
  }

  /// Sends what `transform` makes of every value, leaving out nil.
  ///
  /// Available in Combine since iOS 13.
  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher { receive, complete in
      _subscribe({ if let value = transform($0) { receive(value) } }, completion: complete)
    }
  }

  /// Sends the values that `isIncluded` accepts.
  ///
  /// Available in Combine since iOS 13.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      _subscribe({ if isIncluded($0) { receive($0) } }, completion: complete)
    }
  }

  /// Leaves out values for which `isDuplicate` of the last and the new one is true.
  ///
  /// Available in Combine since iOS 13.
  public func removeDuplicates(
    by isDuplicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      var last: Output?
      return _subscribe(
        { value in
          if let last, isDuplicate(last, value) { return }
          last = value
          receive(value)
        }, completion: complete)
    }
  }

  /// Leaves out the first values.
  ///
  /// Available in Combine since iOS 13.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receive, complete in
      var left = count
      return _subscribe(
        { value in
          if left > 0 { left -= 1 } else { receive(value) }
        }, completion: complete)
    }
  }

  /// Sends the newest pair whenever one of the two publishers sends, once both have sent.
  ///
  /// Available in Combine since iOS 13.
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure {
    AnyPublisher { receive, complete in
      var left: Output?
      var right: Other.Output?
      func send() { if let left, let right { receive((left, right)) } }
      let first = _subscribe(
        {
          left = $0
          send()
        }, completion: complete)
      let second = other._subscribe(
        {
          right = $0
          send()
        }, completion: complete)
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }

  /// Sends the values of both publishers.
  ///
  /// Available in Combine since iOS 13.
  public func merge<Other: Publisher>(with other: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    AnyPublisher { receive, complete in
      let first = _subscribe(receive, completion: complete)
      let second = other._subscribe(receive, completion: complete)
      return AnyCancellable {
        first.cancel()
        second.cancel()
      }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out values equal to the one before.
  ///
  /// Available in Combine since iOS 13.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}
