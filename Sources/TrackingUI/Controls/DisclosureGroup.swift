/// Content that people show and hide by a tap on its label.
///
/// Available in SwiftUI since iOS 14.
public struct DisclosureGroup<Label: View, Content: View>: View, _SystemView {
  private let label: Label
  private let content: Content
  private let binding: Binding<Bool>?
  @State private var isOpen = false

  /// Creates a group that remembers by itself whether it is open; at first it isn't.
  ///
  /// The closures are part of the body around them. Available in SwiftUI since iOS 14.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    binding = nil
  }

  /// Creates a group that is open while a binding is true.
  ///
  /// The control reads the binding, not the body around it. The closures are part of that body.
  /// Available in SwiftUI since iOS 14.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.content = content()
    self.label = label()
    binding = isExpanded
  }

  /// The label, and the content if the group is open.
  ///
  /// Available in SwiftUI since iOS 14.
  public var body: some View {
    let isExpanded = binding ?? $isOpen
    Button {
      isExpanded.wrappedValue.toggle()
    } label: {
      label
    }
    if isExpanded.wrappedValue { content }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title.
  ///
  /// The closure is part of the body around it. Available in SwiftUI since iOS 14.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a title that is open while a binding is true.
  ///
  /// The control reads the binding, not the body around it. The closure is part of that body.
  /// Available in SwiftUI since iOS 14.
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(title) } }
}
