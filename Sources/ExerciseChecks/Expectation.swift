import TrackingUI

/// Why a check failed.
struct CheckFailure: Error {
  var message: String
  var expected: String?
  var actual: String?
  var lesson: String?
  /// The view the failure is about, to find the learner's line.
  var subject: String?
  /// The property that caused the update.
  var property: String?
}

/// Expects a condition to hold.
///
/// - Parameters:
///   - condition: what must be true.
///   - message: what is wrong if it isn't, in a sentence for the learner.
///   - lesson: the section that explains it, as `lesson-id#section`.
/// - Throws: the failure that the check reports.
public func expect(
  _ condition: Bool, _ message: @autoclosure () -> String, lesson: String? = nil
) throws {
  if !condition { throw CheckFailure(message: message(), lesson: lesson) }
}

/// Expects two values to be equal and shows both if they aren't.
public func expect<Value: Equatable>(
  _ actual: Value, equals expected: Value, _ message: @autoclosure () -> String = "",
  lesson: String? = nil
) throws {
  if actual == expected { return }
  throw CheckFailure(
    message: message(), expected: Shown.text(expected), actual: Shown.text(actual), lesson: lesson)
}

/// Expects the bodies that ran in a step.
///
/// They are counted by view: one for every run. The failure says what made the others run.
@MainActor
public func expect(
  updates step: Step, equal expected: [String: Int], _ message: @autoclosure () -> String = "",
  lesson: String? = nil
) throws {
  if step.updates == expected { return }
  throw step.failure(expected: expected, message: message(), lesson: lesson)
}

/// Expects the bodies that ran; like the form with `updates:`, for a step's own dictionary.
@MainActor
public func expect(
  _ actual: [String: Int], equals expected: [String: Int],
  _ message: @autoclosure () -> String = "", lesson: String? = nil
) throws {
  if actual == expected { return }
  guard let step = CheckRun.current?.lastStep, step.updates == actual else {
    throw CheckFailure(
      message: message(), expected: Shown.text(expected), actual: Shown.text(actual),
      lesson: lesson)
  }
  throw step.failure(expected: expected, message: message(), lesson: lesson)
}

/// Values as a failed check shows them.
enum Shown {
  static func text<Value>(_ value: Value) -> String {
    switch value {
    case let counts as [String: Int]: updates(counts)
    case let lines as [String]: lines.isEmpty ? "nothing" : lines.joined(separator: "\n")
    case let text as String: text
    default: String(describing: value)
    }
  }

  static func updates(_ counts: [String: Int]) -> String {
    if counts.isEmpty { return "no body" }
    return counts.sorted { $0.key < $1.key }.map { name, count in
      "\(name) \(count == 1 ? "once" : "\(count) times")"
    }.joined(separator: ", ")
  }
}

extension Step {
  func failure(expected: [String: Int], message: String, lesson: String?) -> CheckFailure {
    let surplus = updates.keys.sorted().first { (updates[$0] ?? 0) > (expected[$0] ?? 0) }
    let missing = expected.keys.sorted().first { (expected[$0] ?? 0) > (updates[$0] ?? 0) }
    var text = message.isEmpty ? [] : [message]
    if let surplus {
      text.append(why(surplus))
    } else if let missing {
      text.append(whyNot(missing))
    }
    let cause = surplus.flatMap { view in causes(of: view).first }
    return CheckFailure(
      message: text.joined(separator: "\n"), expected: Shown.updates(expected),
      actual: Shown.updates(updates), lesson: lesson, subject: surplus ?? missing,
      property: cause.flatMap { $0.split(separator: ".").last.map(String.init) })
  }

  /// Says why a body ran: the property it had read, and the event that wrote it.
  private func why(_ view: String) -> String {
    guard let update = trace.updates.first(where: { $0.view == view && $0.kind == .body }) else {
      return ""
    }
    let reasons = update.causes.map(Self.sentence).joined(separator: " and ")
    return "\(view) ran in “\(name)” because \(reasons)."
  }

  private func whyNot(_ view: String) -> String {
    "\(view) did not run in “\(name)”: its body read nothing that this event changed."
  }

  private static func sentence(_ cause: TraceCause) -> String {
    let name = cause.name ?? ""
    return switch cause.kind {
    case .initial: "it appeared"
    case .identity: "it got a new identity"
    case .value: "its parent ran and gave it a different \(cause.fields.joined(separator: ", "))"
    case .state: "its state \(name) changed"
    case .binding: "the state \(name) behind its binding changed"
    case .observed: "its body reads \(name), which changed"
    case .object: "\(name) announced a change, and the view observes the whole object"
    case .environment: "the environment value \(name) changed"
    }
  }
}
