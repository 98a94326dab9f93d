// Modifiers of appearance: accepted as on Apple's platforms, without effect on the text screen. They
// return the view itself, so they change neither identity nor what runs.

extension View {
  /// Adds space at sides of the view; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }

  /// Adds the same space at all sides of the view; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func padding(_ length: CGFloat) -> some View { self }

  /// Adds a space of its own at each side of the view; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func padding(_ insets: EdgeInsets) -> some View { self }

  /// Gives the view a fixed size; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }

  /// Gives the view a range of sizes; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }

  /// Draws the view beside its place; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }

  /// Sets the font of text below; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func font(_ font: Font?) -> some View { self }

  /// Sets how heavy text below is; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 16.
  public func fontWeight(_ weight: Font.Weight?) -> some View { self }

  /// Makes text below bold; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 16.
  public func bold(_ isActive: Bool = true) -> some View { self }

  /// Makes text below slanted; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 16.
  public func italic(_ isActive: Bool = true) -> some View { self }

  /// Draws a line through text below; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 16.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }

  /// Draws a line under text below; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 16.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }

  /// Shows digits below in one width; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 15.
  public func monospacedDigit() -> some View { self }

  /// Limits the lines of a text; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func lineLimit(_ number: Int?) -> some View { self }

  /// Aligns the lines of a text; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }

  /// Sets the colour of what the view draws; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func foregroundColor(_ color: Color?) -> some View { self }

  /// Sets the style of what the view draws; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 15.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Sets the colour of controls below; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 15.
  public func tint(_ tint: Color?) -> some View { self }

  /// Sets the colour of controls below, in the older spelling; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func accentColor(_ color: Color?) -> some View { self }

  /// Makes the view transparent; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func opacity(_ opacity: Double) -> some View { self }

  /// Hides the view and keeps its space; the text screen still shows it.
  ///
  /// Available in SwiftUI since iOS 13.
  public func hidden() -> some View { self }

  /// Puts a style behind the view; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 15.
  public func background<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Rounds the view's corners; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func cornerRadius(_ radius: CGFloat) -> some View { self }

  /// Adds a shadow; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func shadow(radius: CGFloat) -> some View { self }

  /// Draws a border; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { self }

  /// Turns the view; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func rotationEffect(_ angle: Angle) -> some View { self }

  /// Draws the view larger or smaller; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func scaleEffect(_ scale: CGFloat) -> some View { self }

  /// Sets the size of symbols below; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func imageScale(_ scale: Image.Scale) -> some View { self }

  /// Says which view gets space first; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func layoutPriority(_ value: Double) -> some View { self }

  /// Keeps the view at its ideal size; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func fixedSize() -> some View { self }

  /// Lets the view reach the edges of the display; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 14.
  public func ignoresSafeArea() -> some View { self }

  /// Animates changes that come with a change of `value`; here nothing moves.
  ///
  /// A property read to make `value` is a dependency of the body around it.
  /// Available in SwiftUI since iOS 13.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

  /// Says how the view comes and goes; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func transition(_ transition: AnyTransition) -> some View { self }
}

extension View {
  /// Sets the look of buttons below; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }

  /// Sets the look of fields below; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }

  /// Sets the look of toggles below; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }

  /// Sets the look of pickers below; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }

  /// Sets the look of lists below; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func listStyle<S: ListStyle>(_ style: S) -> some View { self }

  /// Sets the look of forms below; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 16.
  public func formStyle<S: FormStyle>(_ style: S) -> some View { self }

  /// Hides the labels of controls below; the text screen still shows them.
  ///
  /// Available in SwiftUI since iOS 13.
  public func labelsHidden() -> some View { self }

  /// Sets how large controls below are; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 15.
  public func controlSize(_ size: ControlSize) -> some View { self }

  /// Lets a key do what the control does; here only actions reach controls.
  ///
  /// Available in SwiftUI since iOS 14.
  public func keyboardShortcut(_ key: KeyEquivalent) -> some View { self }

  /// Says when the keyboard writes capitals; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 15.
  public func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> some View {
    self
  }

  /// Says whether what people type is corrected; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func autocorrectionDisabled(_ disabled: Bool = true) -> some View { self }

  /// Sets what the return key says; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 15.
  public func submitLabel(_ label: SubmitLabel) -> some View { self }

  /// Shows or hides what is behind scrolling content; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 16.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Shows or hides the lines between rows; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 15.
  public func listRowSeparator(_ visibility: Visibility) -> some View { self }

  /// Says how the title of a screen is shown; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 14.
  public func navigationBarTitleDisplayMode(_ mode: TitleDisplayMode) -> some View { self }

  /// Hides the button that leads back; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View { self }

  /// Sets the heights that a sheet can have; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 16.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }

  /// Says whether people can't pull a sheet away; here only code and actions end one.
  ///
  /// Available in SwiftUI since iOS 15.
  public func interactiveDismissDisabled(_ disabled: Bool = true) -> some View { self }

  /// Sets the shape that taps reach; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func contentShape<S>(_ shape: S) -> some View { self }

  /// Adds a text that explains the view; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 14.
  public func help<S: StringProtocol>(_ text: S) -> some View { self }

  /// Names the view for assistive technology; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 14.
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Says the view's value to assistive technology; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 14.
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }

  /// Says what the view does to assistive technology; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 14.
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

  /// Gives the view a name for tests; here actions find it by its text.
  ///
  /// Available in SwiftUI since iOS 14.
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// Hides the view from assistive technology; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 14.
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
}

extension Text {
  /// Makes the text bold; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 16, without an argument since iOS 13.
  public func bold(_ isActive: Bool = true) -> Text { self }

  /// Makes the text slanted; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 16, without an argument since iOS 13.
  public func italic(_ isActive: Bool = true) -> Text { self }

  /// Sets the font of the text; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func font(_ font: Font?) -> Text { self }

  /// Sets how heavy the text is; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }

  /// Sets the colour of the text; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func foregroundColor(_ color: Color?) -> Text { self }

  /// Sets the style of the text; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 17.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }

  /// Draws a line through the text; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// Draws a line under the text; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// Shows digits in one width; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 15.
  public func monospacedDigit() -> Text { self }
}
