extension View {
  /// Sets the title of a screen, in the older spelling.
  ///
  /// Available in SwiftUI since iOS 13, deprecated since iOS 14.
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(title) }

  /// Sets the title of a screen, in the older spelling.
  ///
  /// Available in SwiftUI since iOS 13, deprecated since iOS 14.
  public func navigationBarTitle(
    _ title: Text, displayMode: TitleDisplayMode = .automatic
  ) -> some View { navigationTitle(title.string) }

  /// Adds an item at the end of the upper bar, in the older spelling.
  ///
  /// Available in SwiftUI since iOS 13, deprecated since iOS 14.
  public func navigationBarItems<T: View>(trailing: T) -> some View { toolbar { trailing } }

  /// Adds an item at the beginning of the upper bar, in the older spelling.
  ///
  /// Available in SwiftUI since iOS 13, deprecated since iOS 14.
  public func navigationBarItems<L: View>(leading: L) -> some View { toolbar { leading } }

  /// Adds items at both ends of the upper bar, in the older spelling.
  ///
  /// Available in SwiftUI since iOS 13, deprecated since iOS 14.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      leading
      trailing
    }
  }
}

/// What a presented view knows of its presentation, in the older spelling.
///
/// Available in SwiftUI since iOS 13, deprecated since iOS 15.
public struct PresentationMode {
  /// Whether the view is part of a presentation.
  ///
  /// Available in SwiftUI since iOS 13.
  public let isPresented: Bool
  private let action: DismissAction

  init(_ values: EnvironmentValues) {
    isPresented = values.isPresented
    action = values.dismiss
  }

  /// Ends the presentation.
  ///
  /// Available in SwiftUI since iOS 13.
  public mutating func dismiss() { action() }
}

extension EnvironmentValues {
  /// What the view knows of its presentation, in the older spelling: use `dismiss`.
  ///
  /// Available in SwiftUI since iOS 13, deprecated since iOS 15.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(self)
    return Binding(get: { mode }, set: { _ in })
  }
}
