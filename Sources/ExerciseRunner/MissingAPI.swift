/// Names parts of SwiftUI that the runtime lacks, and says what to use instead.
///
/// Only for names that are SwiftUI's: a misspelt name of the learner's own gets no such sentence.
enum MissingAPI {
  /// Returns a sentence for a message about a name that isn't there; nil for other messages.
  static func sentence(for message: String) -> String? {
    for (opening, closing) in forms {
      guard let start = message.firstRange(of: opening),
        let end = message[start.upperBound...].firstRange(of: closing)
      else { continue }
      let name = String(message[start.upperBound..<end.lowerBound])
      if let instead = instead[name] {
        return "The runtime has no \(name), which is SwiftUI's: \(instead)."
      }
    }
    return nil
  }

  /// What stands around the name in the compiler's messages.
  private static let forms = [
    ("cannot find type '", "' in scope"), ("cannot find '", "' in scope"),
    ("has no member '", "'"), ("unknown attribute '", "'"),
  ]

  private static let instead: [String: String] = {
    var table: [String: String] = [:]
    func add(_ names: String, _ sentence: String) {
      for name in names.split(separator: " ") { table[String(name)] = sentence }
    }
    add(
      "UnevenRoundedRectangle Path Canvas RadialGradient AngularGradient MeshGradient mask"
        + " brightness saturation hueRotation blendMode drawingGroup",
      "the screen is text, so leave drawing out")
    add(
      "matchedGeometryEffect Namespace phaseAnimator keyframeAnimator contentTransition"
        + " symbolEffect visualEffect scrollTransition",
      "nothing moves here, so leave it out")
    add(
      "gesture simultaneousGesture highPriorityGesture DragGesture LongPressGesture"
        + " MagnifyGesture TapGesture onDrag onDrop draggable dropDestination GestureState",
      "use a Button or onTapGesture, and @State for what the gesture keeps")
    add(
      "preference PreferenceKey onPreferenceChange anchorPreference alignmentGuide Layout"
        + " onGeometryChange",
      "hand values up through a Binding or a model")
    add(
      "AnyLayout HStackLayout VStackLayout ZStackLayout GridLayout ViewThatFits",
      "keep the views in one place, and let what stands around them change")
    add("Table TableColumn OutlineGroup", "use a List")
    add("LazyHGrid", "use LazyVGrid or LazyHStack")
    add("ColorPicker MultiDatePicker", "use a TextField with a format, or a Picker")
    add("ActionSheet actionSheet", "use confirmationDialog")
    add("AsyncImage PhotosPicker", "use Image(systemName:)")
    add("TimelineView", "use a task that sleeps and writes @State")
    add("Chart BarMark LineMark Map VideoPlayer WebView", "show the values as Text")
    add(
      "Query Model ModelContext modelContext modelContainer FetchRequest FetchedResults"
        + " SectionedFetchRequest",
      "there is no database here; keep the data in an @Observable model")
    add(
      "Settings DocumentGroup MenuBarExtra Window WindowVisibilityToggle Commands commands"
        + " UIApplicationDelegateAdaptor NSApplicationDelegateAdaptor",
      "an app has a WindowGroup here")
    add(
      "openWindow dismissWindow undoManager isSearching dismissSearch",
      "there is no device here; make a key of your own with @Entry and set it with .environment")
    add("ScaledMetric", "use a plain property")
    add("ShareLink fileImporter fileExporter onOpenURL", "use a Button")
    add(
      "UIViewRepresentable NSViewRepresentable UIViewControllerRepresentable UIHostingController"
        + " UIView NSView UIImage UIColor",
      "UIKit and AppKit are not there; build the view from SwiftUI's")
    add(
      "throttle flatMap switchToLatest share multicast scan collect zip tryMap",
      "use a task with Task.sleep")
    return table
  }()
}
