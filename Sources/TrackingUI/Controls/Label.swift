/// A title with an icon.
///
/// Available in SwiftUI since iOS 14.
public nonisolated struct Label<Title: View, Icon: View>: _PrimitiveView {
  let title: Title
  let icon: Icon

  /// Creates a label from views.
  ///
  /// The closures are part of the body around them. Available in SwiftUI since iOS 14.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = LabelElement(in: parent)
    element.elements = [
      Title._make(view.title, in: element), Icon._make(view.icon, in: element),
    ]
    return element
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    let elements = unsafeDowncast(element, to: LabelElement.self).elements
    Title._update(elements[0], to: view.title)
    Icon._update(elements[1], to: view.icon)
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label from a title and the name of a system image.
  ///
  /// Available in SwiftUI since iOS 14.
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  /// Creates a label from a title and the name of an image.
  ///
  /// Available in SwiftUI since iOS 14.
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}

/// A label shows its title; the icon has no text.
final class LabelElement: GroupElement {
  override func draw() -> [String] { elements.first?.draw() ?? [] }
}

/// A picture; the screen shows its name.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct Image: _PrimitiveView {
  let name: String

  /// Creates a system image.
  ///
  /// Available in SwiftUI since iOS 13.
  public init(systemName: String) { name = systemName }

  /// Creates an image from the app's resources.
  ///
  /// Available in SwiftUI since iOS 13.
  public init(_ name: String) { self.name = name }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    TextElement("(\(view.name))", in: parent)
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    unsafeDowncast(element, to: TextElement.self).string = "(\(view.name))"
  }

  /// Lets the image fill the space it is given; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func resizable() -> Image { self }

  /// Sets the size of a symbol; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func imageScale(_ scale: Image.Scale) -> Image { self }

  /// The size of a symbol.
  ///
  /// Available in SwiftUI since iOS 13.
  public enum Scale: Sendable {
    /// Smaller than the text around it.
    case small
    /// As large as the text around it.
    case medium
    /// Larger than the text around it.
    case large
  }
}

/// Empty space; the screen has none.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct Spacer: _PrimitiveView {
  /// Creates space.
  ///
  /// Available in SwiftUI since iOS 13.
  public init(minLength: CGFloat? = nil) {}

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    _Element(in: parent)
  }
  @MainActor public static func _update(_ element: _Element, to view: Self) {}
}

/// A line between views.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct Divider: _PrimitiveView {
  /// Creates a line.
  ///
  /// Available in SwiftUI since iOS 13.
  public init() {}

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    TextElement("----", in: parent)
  }
  @MainActor public static func _update(_ element: _Element, to view: Self) {}
}
