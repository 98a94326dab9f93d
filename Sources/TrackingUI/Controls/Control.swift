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
public enum ActionFailure: Error, Equatable {
  case notFound(kind: String, label: String, present: [String])
  case disabled(label: String)
  case noSuchChoice(choice: String, label: String, choices: [String])
  case nothingPresented
  case unknownAction(String)
}
