/// Builds views from the statements of a closure.
///
/// Available in SwiftUI since iOS 13.
@resultBuilder
public enum ViewBuilder {
  /// Takes a view as it stands.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Refuses what isn't a view, such as a bare `print("x")`, in SwiftUI's words.
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  public static func buildExpression(_ invalid: some Any) -> some View {
    fatalError("A view builder takes views only.")
  }

  /// Makes no view of no statements.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Takes the view of a single statement as it stands.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Puts the views of several statements side by side.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> { TupleView((repeat each content)) }

  /// Makes an optional view of an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Makes the first branch, with an identity of its own.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(.first(first)) }

  /// Makes the second branch, with an identity of its own.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { _ConditionalContent(.second(second)) }

  /// Hides the type of a view that older systems lack.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
