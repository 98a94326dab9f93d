/// A control that takes input, as a player of a program sees it.
///
/// Not part of SwiftUI.
public struct ScreenControl: Equatable, Sendable {
  /// The number beside it on the screen, from 1.
  public var number: Int
  /// `button`, `toggle`, `field`, `stepper`, `slider`, `picker`, `link`, `row` or `tab`.
  public var kind: String
  /// The visible text by which actions find it; `Add#2` for the second one with that text.
  public var label: String
  /// Whether it can be used.
  public var isEnabled: Bool
}

/// The numbers that controls draw beside themselves.
enum ScreenNumbers {
  @TaskLocal static var current: [ObjectIdentifier: Int] = [:]
}

extension Control {
  /// Returns what the control draws with its number before it, if it has one.
  func numbered(_ text: String) -> String {
    ScreenNumbers.current[ObjectIdentifier(self)].map { "\($0)) \(text)" } ?? text
  }

  /// Returns the lines that the control draws, the first with its number.
  func numbered(_ lines: [String]) -> [String] {
    guard let first = lines.first else { return lines }
    return [numbered(first)] + lines.dropFirst()
  }
}

extension ViewHost {
  /// The screen with a number before each control that takes input, and these controls in order.
  @MainActor public var numberedScreen: (text: String, controls: [ScreenControl]) {
    withoutCollecting {
      var numbers: [ObjectIdentifier: Int] = [:]
      var controls: [ScreenControl] = []
      var counts: [String: Int] = [:]
      visitReachable { element in
        guard let control = element.control else { return }
        // Controls that the same action finds are told apart by a count.
        let group = control is any RowTap ? "row" : control.controlKind.rawValue
        let count = counts["\(group) \(control.label)", default: 0] + 1
        counts["\(group) \(control.label)"] = count
        numbers[ObjectIdentifier(element)] = controls.count + 1
        controls.append(
          ScreenControl(
            number: controls.count + 1, kind: control.controlKind.rawValue,
            label: count == 1 ? control.label : "\(control.label)#\(count)",
            isEnabled: isEnabled(element)))
      }
      let text = ScreenNumbers.$current.withValue(numbers) {
        (rootElement?.draw() ?? []).joined(separator: "\n")
      }
      return (text, controls)
    }
  }
}
