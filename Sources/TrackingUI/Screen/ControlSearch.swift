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
      visitReachable { element in
        if let control = element.control, let found = control as? Found {
          controls.append((control.label, found, element))
        }
      }
    }
    return controls
  }

  /// What was presented last, if anything is presented.
  var lastPresentation: (any Presentation)? {
    var last: (any Presentation)?
    rootElement?.visit { element in
      if let presentation = element.presentation, presentation.isActive { last = presentation }
    }
    return last
  }

  /// Visits what takes input: what covers everything else, without what screens on a stack hide.
  func visitReachable(_ body: (_Element) -> Void) {
    var top: _Element? = rootElement
    rootElement?.visit { element in
      if let presentation = element.presentation, presentation.isActive,
        presentation.coversEverything || StackElement.around(presentation) == nil
      {
        top = presentation
      }
    }
    func visit(_ element: _Element) {
      body(element)
      if let screen = (element as? StackElement)?.topScreen {
        visit(screen)
      } else {
        element.forEachChild(visit)
      }
    }
    if let top { visit(top) }
  }

  @MainActor func isEnabled(_ element: _Element) -> Bool {
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
