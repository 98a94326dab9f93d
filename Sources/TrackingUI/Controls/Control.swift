/// What kind of control people act on.
enum ControlKind: String {
  case button
  case toggle
  case field
  case stepper
  case slider
  case picker
  case link
  case row
  case tab
}

/// Something on the screen that people can act on.
@MainActor protocol Control: _Element {
  var controlKind: ControlKind { get }
  /// The visible text by which the control is found.
  var label: String { get }
}

/// Why an action could not be carried out.
///
/// Not part of SwiftUI.
public enum ActionFailure: Error, Equatable {
  /// No control of the kind has the text; `present` lists those there are.
  case notFound(kind: String, label: String, present: [String])
  /// The control is disabled.
  case disabled(label: String)
  /// The picker has no option with the text; `choices` lists its options.
  case noSuchChoice(choice: String, label: String, choices: [String])
  /// Nothing is presented that could be ended.
  case nothingPresented
  /// The action isn't one that the screen knows.
  case unknownAction(String)
}
