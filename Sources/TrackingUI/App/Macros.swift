/// Declares a preview of a view: what `observatory trace` shows where a file has no `@main` app.
///
/// Available in SwiftUI since iOS 17, with Xcode 15.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "TrackingUIMacros", type: "PreviewMacro")

/// Marks a dynamic property inside a preview.
///
/// Available in SwiftUI since iOS 17, with Xcode 16.
@attached(peer)
public macro Previewable() = #externalMacro(module: "TrackingUIMacros", type: "PreviewableMacro")

/// Declares a value of the environment together with its key.
///
/// A view that reads the value through `@Environment` runs when it changes for it.
/// Available in SwiftUI since iOS 13, with Xcode 16.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "TrackingUIMacros", type: "EntryMacro")

/// Where the code that `#Preview` expands to hands its view to the runner.
public enum _PreviewRegistration {
  /// Shows the preview's view.
  public static func show<Content: View>(@ViewBuilder _ view: @escaping @MainActor () -> Content) {
    MainActor.assumeIsolated {
      ProgramEntry.run { options in ViewHost(options: options) { view() } }
    }
  }
}
