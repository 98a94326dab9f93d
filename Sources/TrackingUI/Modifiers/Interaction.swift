extension View {
  /// Runs an action when the view is tapped; the view is found by its text.
  ///
  /// Reads in the action are no dependencies. Available in SwiftUI since iOS 13.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    TapView(content: self, action: action)
  }

  /// Puts views on top of the view; the screen shows them below it.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 15.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { TupleView((self, content())) }

  /// Puts views behind the view; the screen shows them above it.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 15.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { TupleView((content(), self)) }

  /// Offers actions on a row; all of them are on the screen.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 15.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View { TupleView((self, content())) }

  /// Offers actions in a menu; all of them are on the screen.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 13.
  public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View {
    TupleView((self, menuItems()))
  }

  /// Adds a field for a search above the content.
  ///
  /// The control reads the binding, not the body around it; making `$model.name` reads it once.
  /// Available in SwiftUI since iOS 15.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: String = "Search"
  ) -> some View { TupleView((TextField(prompt, text: text), self)) }

  /// Puts a view below the content, at its edge.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 15.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { TupleView((self, content())) }

  /// Runs an action when the view is pressed for a while; here a tap does it.
  ///
  /// Reads in the action are no dependencies. Available in SwiftUI since iOS 13.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View { TapView(content: self, action: action) }

  /// Puts a view on top of the view; the screen shows it below.
  ///
  /// Available in SwiftUI since iOS 13.
  public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View {
    TupleView((self, overlay))
  }

  /// Puts a view behind the view; the screen shows it above.
  ///
  /// Available in SwiftUI since iOS 13.
  @_disfavoredOverload
  public func background<V: View>(_ background: V, alignment: Alignment = .center) -> some View {
    TupleView((background, self))
  }

}

nonisolated struct TapView<Content: View>: _PrimitiveView {
  let content: Content
  let action: () -> Void

  @MainActor static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = TapElement(view.action, in: parent)
    element.content = Content._make(view.content, in: element)
    return element
  }

  @MainActor static func _update(_ element: _Element, to view: Self) {
    let element = unsafeDowncast(element, to: TapElement.self)
    element.action = view.action
    if let content = element.content { Content._update(content, to: view.content) }
  }
}

/// A view that reacts to taps, whatever it shows.
final class TapElement: WrapperElement {
  var action: () -> Void

  init(_ action: @escaping () -> Void, in parent: _Element) {
    self.action = action
    super.init(in: parent)
  }

  override var control: (any Control)? { self }

  override func draw() -> [String] { numbered(super.draw()) }
}

extension TapElement: RowTap {
  var controlKind: ControlKind { .row }
  var label: String { (content?.draw() ?? []).joined(separator: " ") }
  func tap() { action() }
}

/// A side at which something is shown.
///
/// Available in SwiftUI since iOS 15.
public enum HorizontalEdge: Sendable {
  /// Where lines of text begin.
  case leading
  /// Where lines of text end.
  case trailing
}

/// The upper or the lower side.
///
/// Available in SwiftUI since iOS 15.
public enum VerticalEdge: Sendable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom
}

/// Where a field for a search is shown.
///
/// Available in SwiftUI since iOS 15.
public struct SearchFieldPlacement: Sendable {
  /// Where it suits.
  public static let automatic = SearchFieldPlacement()
  /// In the upper bar.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// In a bar.
  public static let toolbar = SearchFieldPlacement()
  /// At the side of the window.
  public static let sidebar = SearchFieldPlacement()
}
