/// A value within a range.
///
/// Available in SwiftUI since iOS 16.
public nonisolated struct Gauge<Label: View>: _Container {
  public let _content: TupleView<Label, Text>

  /// Creates a gauge; the screen shows its label and how far the value is.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 16.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    let share = (value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
    _content = TupleView((label(), Text("(\(Int((Double(share) * 100).rounded()))%)")))
  }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    makeContainer(view, .horizontal, in: parent)
  }
}
