extension ViewHost {
  /// Finds a control by what kind it is and the text people see on it; `Add#2` is the second `Add`.
  @MainActor func control<Found>(
    _ type: Found.Type, _ kind: ControlKind, label: String
  ) throws -> Found {
    let controls = controls(of: type)
    let (text, number) = Self.split(label)
    let exact = controls.filter { $0.label == label }
    let matches = exact.isEmpty ? controls.filter { $0.label == text } : exact
    let position = exact.isEmpty ? number - 1 : 0
    guard matches.indices.contains(position) else {
      throw ActionFailure.notFound(
        kind: kind.rawValue, label: label, present: controls.map(\.label))
    }
    let found = matches[position]
    if !isEnabled(found.element) { throw ActionFailure.disabled(label: label) }
    return found.control
  }

  @MainActor private func controls<Found>(
    of type: Found.Type
  ) -> [(label: String, control: Found, element: _Element)] {
    var controls: [(label: String, control: Found, element: _Element)] = []
    tracker.withoutCollecting {
      topElement?.visit { element in
        if let control = element.control, let found = control as? Found {
          controls.append((control.label, found, element))
        }
      }
    }
    return controls
  }

  /// The part of the tree that takes input: what was presented last, else everything.
  var topElement: _Element? {
    var top: _Element? = rootElement
    rootElement?.visit { element in
      if let presentation = element as? any Presentation, presentation.isActive {
        top = presentation
      }
    }
    return top
  }

  @MainActor private func isEnabled(_ element: _Element) -> Bool {
    EnvironmentValues(scope: element.environmentForChildren, reader: nil).isEnabled
  }

  /// Splits `Add#2` into its text and number; without a number it is the first.
  static func split(_ label: String) -> (text: String, number: Int) {
    guard let mark = label.lastIndex(of: "#"), let number = Int(label[label.index(after: mark)...]),
      number > 0
    else { return (label, 1) }
    return (String(label[..<mark]), number)
  }
}
