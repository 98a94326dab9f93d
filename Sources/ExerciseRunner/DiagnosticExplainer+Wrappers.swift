extension DiagnosticExplainer {
  /// What is said about property wrappers, environments and rows that don't fit their models.
  static let wrapperRules = [
    Rule(
      "'environment' requires that", "conform to 'Observable'",
      say: "`.environment(_:)` takes an @Observable class; an ObservableObject goes into"
        + " `.environmentObject(_:)`."),
    Rule(
      "requires that", "conform to 'ObservableObject'",
      say: "That belongs to the older ObservableObject: keep an @Observable class in @State, a"
        + " plain property or @Environment(Model.self)."),
    Rule(
      "requires that", "conform to 'Identifiable'",
      say: "Rows need an identity: make the type Identifiable, or pass `id:` with a key path."),
    Rule(
      "cannot infer key path type from context",
      say: "The environment has no key of that name here. Declare one of your own with `@Entry` in"
        + " an `extension EnvironmentValues`; of the system's keys those are missing that need a"
        + " device."),
    Rule(
      "'self' is immutable",
      say: "A view is a value and can't change its own stored property: make it @State, or change a"
        + " model."),
    Rule(
      "invalid redeclaration of synthesized property",
      say: "@Observable can't track a wrapped property: mark it @ObservationIgnored, or keep the"
        + " wrapper in the view."),
  ]
}
