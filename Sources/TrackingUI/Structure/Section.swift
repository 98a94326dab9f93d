/// A part of a list or form with an optional header and footer.
///
/// Available in SwiftUI since iOS 13.
public nonisolated struct Section<Parent: View, Content: View, Footer: View>: _PrimitiveView {
  let header: Parent
  let content: Content
  let footer: Footer

  @MainActor public static func _make(_ view: Self, in parent: _Element) -> _Element {
    let element = GroupElement(in: parent)
    let body = ContainerElement(.indented, in: element)
    body.content = Content._make(view.content, in: body)
    element.elements = [
      Parent._make(view.header, in: element), body, Footer._make(view.footer, in: element),
    ]
    return element
  }

  @MainActor public static func _update(_ element: _Element, to view: Self) {
    let elements = unsafeDowncast(element, to: GroupElement.self).elements
    Parent._update(elements[0], to: view.header)
    if let content = unsafeDowncast(elements[1], to: ContainerElement.self).content {
      Content._update(content, to: view.content)
    }
    Footer._update(elements[2], to: view.footer)
  }
}

extension Section {
  /// Creates a section with a header and a footer.
  ///
  /// The closures are part of the body around them. Available in SwiftUI since iOS 13.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) { self.init(header: header(), content: content(), footer: footer()) }

  /// Creates a section with a header and a footer.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 13.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section that can be folded up; all of it is on the screen.
  ///
  /// The closures are part of the body around them. Available in SwiftUI since iOS 17.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) { self.init(header: header(), content: content(), footer: EmptyView()) }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section without header and footer.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 13.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView {
  /// Creates a section with a footer.
  ///
  /// The closures are part of the body around them. Available in SwiftUI since iOS 13.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Creates a section with a footer.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 13.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  ///
  /// The closures are part of the body around them. Available in SwiftUI since iOS 13.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Creates a section with a header.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 13.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a title.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 15.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}
