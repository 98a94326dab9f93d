extension ViewHost {
  /// Finds a control by what kind it is and the text people see on it; `Add#2` is the second `Add`.
  @MainActor func control<Found>(
    _ type: Found.Type, _ kind: ControlKind, label: String
  ) throws -> Found {
    let (text, number) = Self.split(label)
    var exact: (control: Found, element: _Element)?
    var others: [(label: String, control: Found, element: _Element)] = []
    withoutCollecting {
      visitReachable { element in
        guard exact == nil, let control = element.control, let found = control as? Found else {
          return
        }
        let shown = control.label
        if shown == label {
          exact = (found, element)
        } else {
          others.append((shown, found, element))
        }
      }
    }
    guard let match = exact ?? Self.pick(number, of: others.filter { $0.label == text }) else {
      throw ActionFailure.notFound(
        kind: kind.rawValue, label: label, present: others.map(\.label))
    }
    if !isEnabled(match.element) { throw ActionFailure.disabled(label: label) }
    return match.control
  }

  private static func pick<Found>(
    _ number: Int, of controls: [(label: String, control: Found, element: _Element)]
  ) -> (control: Found, element: _Element)? {
    guard controls.indices.contains(number - 1) else { return nil }
    return (controls[number - 1].control, controls[number - 1].element)
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
