/// How the runtime's text screen lays out the children of a container.
enum ContainerKind {
  case vertical
  case horizontal
  case indented
  case plain
}

/// A container: its children with a layout.
class ContainerElement: WrapperElement {
  let layout: ContainerKind

  init(_ layout: ContainerKind, in parent: _Element) {
    self.layout = layout
    super.init(in: parent)
  }

  override func draw() -> [String] {
    guard let content else { return [] }
    switch layout {
    case .vertical, .plain: return content.draw()
    case .horizontal: return ScreenLayout.sideBySide(content.drawParts())
    case .indented: return content.draw().map { "  " + $0 }
    }
  }
}

extension _Element {
  /// The children that a horizontal container puts beside each other, each as its lines.
  @MainActor func drawParts() -> [[String]] {
    if type(of: self) == GroupElement.self || self is any RowContainer
      || (self is WrapperElement && !(self is ContainerElement) && control == nil
        && type(of: self) != NavigationTitleElement.self)
    {
      var parts: [[String]] = []
      forEachChild { child in parts += child.drawParts() }
      return parts
    }
    let lines = draw()
    return lines.isEmpty ? [] : [lines]
  }
}

/// A view that lays out its content in some way.
public protocol _Container: _PrimitiveView {
  associatedtype Content: View
  var _content: Content { get }
}

extension _Container {
  @MainActor static func makeContainer(
    _ view: Self, _ layout: ContainerKind, in parent: _Element
  ) -> _Element {
    let element = ContainerElement(layout, in: parent)
    element.content = Content._make(view._content, in: element)
    return element
  }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    makeContainer(view, .vertical, in: parent)
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    if let content = unsafeDowncast(element, to: WrapperElement.self).content {
      Content._update(content, to: view._content)
    }
  }
}

/// Views below each other.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct VStack<Content: View>: _Container {
  public let _content: Content

  /// Creates a column; alignment and spacing don't show in text.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 13.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { _content = content() }
}

/// Views beside each other.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct HStack<Content: View>: _Container {
  public let _content: Content

  /// Creates a row; alignment and spacing don't show in text.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 13.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { _content = content() }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    makeContainer(view, .horizontal, in: parent)
  }
}

/// Views on top of each other; the screen shows them below each other.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct ZStack<Content: View>: _Container {
  public let _content: Content

  /// Creates a pile of views.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 13.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    _content = content()
  }
}

/// A column that makes its views when they scroll into sight; here all of them.
///
/// Available in SwiftUI since iOS 14.
public nonisolated struct LazyVStack<Content: View>: _Container {
  public let _content: Content

  /// Creates a lazy column.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 14.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { _content = content() }
}

/// A row that makes its views when they scroll into sight; here all of them.
///
/// Available in SwiftUI since iOS 14.
public nonisolated struct LazyHStack<Content: View>: _Container {
  public let _content: Content

  /// Creates a lazy row.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 14.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { _content = content() }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    makeContainer(view, .horizontal, in: parent)
  }
}

/// Several views as one, without a layout of its own.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct Group<Content: View>: _Container {
  public let _content: Content

  /// Creates a group.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 13.
  public init(@ViewBuilder content: () -> Content) { _content = content() }

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = WrapperElement(in: parent)
    element.content = Content._make(view._content, in: element)
    return element
  }
}

/// Content that scrolls; the screen shows all of it.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct ScrollView<Content: View>: _Container {
  public let _content: Content

  /// Creates a scrolling area.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 13.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { _content = content() }
}

/// A form: controls below each other.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct Form<Content: View>: _Container {
  public let _content: Content

  /// Creates a form.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 13.
  public init(@ViewBuilder content: () -> Content) { _content = content() }
}
