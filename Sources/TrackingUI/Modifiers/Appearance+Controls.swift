// Modifiers of controls, bars and scrolling that are accepted without effect on the text screen.

extension View {
  /// Says which keyboard comes up; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func keyboardType(_ type: KeyboardType) -> some View { self }

  /// Says what a field is for, so that it can be filled in; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func textContentType(_ type: TextContentType?) -> some View { self }

  /// Says when the keyboard writes capitals, in the older spelling; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func autocapitalization(_ style: TextInputAutocapitalization) -> some View { self }

  /// Says whether what people type is left as it is, in the older spelling; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Sets the look of progress below; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 14.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }

  /// Sets the look of labels below; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 14.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { self }

  /// Sets the look of tab views below; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 14.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }

  /// Sets the look of menus below; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 14.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }

  /// Sets the look of gauges below; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 16.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { self }

  /// Sets the look of date pickers below; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View { self }

  /// Sets the look of navigation views below; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }

  /// Sets the shape of bordered buttons below; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 15.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// Says how symbols are coloured; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 15.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Says which variant of symbols is shown; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 15.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }

  /// Hides the status bar; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 15.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Says whether the system may draw over the view; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 16.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Shows or hides bars; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 16.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

  /// Shows or hides what is behind bars; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 16.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Puts a style behind bars; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 16.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Makes bars light or dark; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 16.
  public func toolbarColorScheme(
    _ scheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Says how the title of a screen is shown; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 17.
  public func toolbarTitleDisplayMode(_ mode: TitleDisplayMode) -> some View { self }

  /// Lets keys do what the control does; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 14.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  /// Runs an action when a pointer comes or goes; here none does.
  ///
  /// Available in SwiftUI since iOS 13.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Lets the device be felt or heard when `trigger` changes; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 17.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  /// Sets the space between lines; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func lineSpacing(_ spacing: CGFloat) -> some View { self }

  /// Sets the space between letters; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 16.
  public func kerning(_ kerning: CGFloat) -> some View { self }

  /// Limits the lines of a text to a range; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 16.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }

  /// Makes the view look unsharp; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Says where scrolling comes to rest; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 17.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View { self }

  /// Says that scrolling comes to rest at the views below; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 17.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Says whether scrolling ends typing; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 16.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Makes the view as large as its container; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 17.
  public func containerRelativeFrame(
    _ axes: Axis, alignment: Alignment = .center
  ) -> some View { self }

  /// Puts a style behind a sheet; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 16.4.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Rounds the corners of a sheet; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 16.4.
  public func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }

  /// Shows or hides the lines between sections; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 15.
  public func listSectionSeparator(_ visibility: Visibility) -> some View { self }

  /// Sets the colour of the lines between rows; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 15.
  public func listRowSeparatorTint(_ color: Color?) -> some View { self }

  /// Sets the size of text; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 15.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }

  /// Turns the view in space; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  ) -> some View { self }

  /// Adds a shadow in a colour; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func shadow(
    color: Color, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }

  /// Lets the view reach some edges of the display; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 14.
  public func ignoresSafeArea(edges: Edge.Set) -> some View { self }

  /// Lets the view reach some edges of the display, in the older spelling; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Keeps the view at its ideal size in some directions; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }

  /// Keeps the proportions of the view; without effect on the text screen.
  ///
  /// Available in SwiftUI since iOS 13.
  public func aspectRatio(contentMode: ContentMode) -> some View { self }
}
