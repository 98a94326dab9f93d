/// Ends the presentation that a view belongs to; does nothing outside of one.
///
/// Available in SwiftUI since iOS 15.
public struct DismissAction: Equatable {
  let presentation: ObjectIdentifier?
  let dismiss: () -> Void

  /// Ends the presentation.
  ///
  /// Available in SwiftUI since iOS 15.
  public func callAsFunction() { dismiss() }

  public static func == (left: DismissAction, right: DismissAction) -> Bool {
    left.presentation == right.presentation
  }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(presentation: nil, dismiss: {}) }
}

private struct IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Ends the current presentation.
  ///
  /// Available in SwiftUI since iOS 15.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is part of a presentation.
  ///
  /// Available in SwiftUI since iOS 15.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}

extension View {
  /// Presents content while a binding is true; the content sees the presenter's environment.
  ///
  /// The content is an update unit of its own, and so is what watches the binding: the body that
  /// writes `.sheet` depends on neither. Available in SwiftUI since iOS 13.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentationView(
      base: self, title: "sheet", isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents content for an item while there is one.
  ///
  /// The content is an update unit of its own; another `id` ends the sheet and presents a new one.
  /// Available in SwiftUI since iOS 13.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    ItemPresentationView(
      base: self, title: "sheet", item: item, identity: { AnyHashable($0.id) },
      onDismiss: onDismiss, content: content)
  }

  /// Presents content over the whole screen while a binding is true.
  ///
  /// The content is an update unit of its own; so is what watches the binding.
  /// Available in SwiftUI since iOS 14.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentationView(
      base: self, title: "cover", isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Presents content for an item over the whole screen while there is one.
  ///
  /// The content is an update unit of its own; another `id` ends the cover and presents a new one.
  /// Available in SwiftUI since iOS 14.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    ItemPresentationView(
      base: self, title: "cover", item: item, identity: { AnyHashable($0.id) },
      onDismiss: onDismiss, content: content)
  }

  /// Presents content in a popover while a binding is true.
  ///
  /// The content is an update unit of its own; so is what watches the binding.
  /// Available in SwiftUI since iOS 13.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentationView(
      base: self, title: "popover", isPresented: isPresented, onDismiss: nil, content: content)
  }
}
