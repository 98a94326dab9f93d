/// What is shown where there is nothing to show.
///
/// Available in SwiftUI since iOS 17.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  _Container
{
  public let _content: TupleView<Label, Description, Actions>

  /// Creates it with a label, a description and actions.
  ///
  /// The closures are part of the body around them. Available in SwiftUI since iOS 17.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { _content = TupleView((label(), description(), actions())) }
}

extension ContentUnavailableView
where Label == TrackingUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates it with a title, an image and a description.
  ///
  /// Available in SwiftUI since iOS 17.
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    _content = TupleView(
      (TrackingUI.Label(title, systemImage: name), description, EmptyView()))
  }

  /// Says that a search found nothing.
  ///
  /// Available in SwiftUI since iOS 17.
  public static var search: Self { Self("No Results", systemImage: "magnifyingglass") }

  /// Says that a search for a text found nothing.
  ///
  /// Available in SwiftUI since iOS 17.
  public static func search(text: String) -> Self {
    Self("No Results for “\(text)”", systemImage: "magnifyingglass")
  }
}
