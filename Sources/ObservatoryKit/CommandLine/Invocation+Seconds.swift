extension Invocation {
  /// The value of an option that is a time in seconds, at most a day.
  ///
  /// - Throws: `Failure.notSeconds`.
  func seconds(_ option: String) throws(Failure) -> Double? {
    guard let text = value(option) else { return nil }
    guard let seconds = Double(text), seconds > 0, seconds <= 86_400 else {
      throw .notSeconds(option: option, value: text)
    }
    return seconds
  }
}
