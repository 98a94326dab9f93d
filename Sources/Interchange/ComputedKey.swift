/// What running a question's listing found out.
package enum ComputedKey: Equatable, Sendable {
  /// Plain texts to choose from; the places of the right ones, from 0.
  case choices([String], right: Set<Int>, severalRight: Bool)
  /// What the listing printed.
  case printed(String)
}
