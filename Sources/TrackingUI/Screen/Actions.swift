extension ViewHost {
  /// Taps a button, link or row.
  @MainActor public func tap(_ label: String, step: String? = nil) throws {
    if let row = try? control((any RowTap).self, .row, label: label) {
      return perform(step ?? "tap \(label)") { row.tap() }
    }
    let button = try control(ButtonElement.self, .button, label: label)
    perform(step ?? "tap \(label)") {
      button.action()
      endPresentation(around: button)
    }
  }

  /// Switches a toggle.
  @MainActor public func toggle(_ label: String, step: String? = nil) throws {
    let toggle = try control(ToggleElement.self, .toggle, label: label)
    perform(step ?? "toggle \(label)") { toggle.isOn.wrappedValue.toggle() }
  }

  /// Replaces the text of a field, as one edit.
  @MainActor public func type(_ text: String, into label: String, step: String? = nil) throws {
    let field = try control(FieldElement.self, .field, label: label)
    perform(step ?? "type \(text) into \(label)") { field.text.write(text) }
  }

  /// Submits a field: runs the `onSubmit` actions around it, the nearest first.
  @MainActor public func submit(_ label: String, step: String? = nil) throws {
    let field = try control(FieldElement.self, .field, label: label)
    perform(step ?? "submit \(label)") {
      field.commit?()
      var element: _Element? = field
      while let current = element {
        (current as? SubmitElement)?.action()
        element = current.parent
      }
    }
  }

  /// Ends what was presented last.
  @MainActor public func dismiss(step: String? = nil) throws {
    guard let presentation = lastPresentation else {
      throw ActionFailure.nothingPresented
    }
    perform(step ?? "dismiss") { presentation.dismissPresentation() }
  }

  /// Chooses a value in a picker by the text people see.
  @MainActor public func select(_ value: String, in label: String, step: String? = nil) throws {
    let picker = try control((any Choosing).self, .picker, label: label)
    guard picker.choices.contains(value) else {
      throw ActionFailure.noSuchChoice(choice: value, label: label, choices: picker.choices)
    }
    perform(step ?? "select \(value) in \(label)") { picker.choose(value) }
  }

  /// A button of an alert or dialog also ends it.
  @MainActor private func endPresentation(around element: _Element) {
    var current: _Element? = element
    while let element = current {
      if let presentation = element.presentation, presentation.endsOnTap {
        return presentation.dismissPresentation()
      }
      current = element.parent
    }
  }
}

/// A control, other than a button, that reacts to a tap.
@MainActor protocol RowTap: Control {
  func tap()
}

/// A control in which people choose one of several values.
@MainActor protocol Choosing: Control {
  var choices: [String] { get }
  func choose(_ choice: String)
}
