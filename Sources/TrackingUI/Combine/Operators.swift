extension Publisher {
  /// Sends `transform` of every value.
  ///
  /// Available in Combine since iOS 13.
  public func map<Result>(
    _ transform: @escaping (Output) -> Result
  ) -> Publishers.Map<Self, Result> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Sends a property of every value.
  ///
  /// Available in Combine since iOS 13.
  public func map<Result>(_ keyPath: KeyPath<Output, Result>) -> Publishers.Map<Self, Result> {
    Publishers.Map(upstream: self) { $0[keyPath: keyPath] }
  }

  /// Sends what `transform` makes of every value, leaving out nil.
  ///
  /// Available in Combine since iOS 13.
  public func compactMap<Result>(
    _ transform: @escaping (Output) -> Result?
  ) -> Publishers.CompactMap<Self, Result> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Sends the values that `isIncluded` accepts.
  ///
  /// Available in Combine since iOS 13.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Leaves out values for which `isDuplicate` of the last and the new one is true.
  ///
  /// Available in Combine since iOS 13.
  public func removeDuplicates(
    by isDuplicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, isDuplicate: isDuplicate)
  }

  /// Leaves out the first values.
  ///
  /// Available in Combine since iOS 13.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  /// Sends the newest pair whenever one of the two publishers sends, once both have sent.
  ///
  /// Available in Combine since iOS 13.
  public func combineLatest<Other: Publisher>(
    _ other: Other
  ) -> Publishers.CombineLatest<Self, Other>
  where Other.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Sends `transform` of the newest values whenever one of the two publishers sends.
  ///
  /// Available in Combine since iOS 13.
  public func combineLatest<Other: Publisher, Result>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Result
  ) -> Publishers.Map<Publishers.CombineLatest<Self, Other>, Result>
  where Other.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Sends the values of both publishers.
  ///
  /// Available in Combine since iOS 13.
  public func merge<Other: Publisher>(with other: Other) -> Publishers.Merge<Self, Other>
  where Other.Output == Output, Other.Failure == Failure {
    Publishers.Merge(self, other)
  }
}

extension Publisher where Output: Equatable {
  /// Leaves out values equal to the one before.
  ///
  /// Available in Combine since iOS 13.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, isDuplicate: nil)
  }
}
