/// An alert in the older spelling: its title, its message and its buttons as one value.
///
/// Available in SwiftUI since iOS 13, deprecated since iOS 15.
public struct Alert {
  /// A button of an alert.
  ///
  /// Available in SwiftUI since iOS 13.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: () -> Void

    /// Returns a button.
    ///
    /// Reads in the action are no dependencies. Available in SwiftUI since iOS 13.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }

    /// Returns a button that gives up.
    ///
    /// Reads in the action are no dependencies. Available in SwiftUI since iOS 13.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action ?? {})
    }

    /// Returns a button “Cancel”.
    ///
    /// Reads in the action are no dependencies. Available in SwiftUI since iOS 13.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    /// Returns a button that deletes something.
    ///
    /// Reads in the action are no dependencies. Available in SwiftUI since iOS 13.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }

  private let title: Text
  private let message: Text?
  private let buttons: [Button]

  /// Creates an alert with one button, “OK” unless another is given.
  ///
  /// Available in SwiftUI since iOS 13.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// Creates an alert with two buttons.
  ///
  /// Available in SwiftUI since iOS 13.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  @MainActor @ViewBuilder var content: some View {
    title
    message
    ForEach(buttons.indices, id: \.self) { index in
      let button = buttons[index]
      TrackingUI.Button(role: button.role, action: { button.action() }) { button.label }
    }
  }
}

extension View {
  /// Presents an alert while a binding is true, in the older spelling; any of its buttons ends it.
  ///
  /// The closure is deferred content, a unit of its own.
  /// Available in SwiftUI since iOS 13, deprecated since iOS 15.
  public func alert(
    isPresented: Binding<Bool>, content: @escaping () -> Alert
  ) -> some View {
    PresentationView(
      base: self, title: "alert", isPresented: isPresented, onDismiss: nil,
      content: { content().content }, endsOnTap: true)
  }

  /// Presents an alert about an item while there is one, in the older spelling.
  ///
  /// The closure is deferred content, a unit of its own; any of its buttons ends it.
  /// Available in SwiftUI since iOS 13, deprecated since iOS 15.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: @escaping (Item) -> Alert
  ) -> some View {
    ItemPresentationView(
      base: self, title: "alert", item: item, identity: { AnyHashable($0.id) }, onDismiss: nil,
      content: { content($0).content }, endsOnTap: true)
  }
}
