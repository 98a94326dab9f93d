import Foundation
import TrackingUI

/// What the runner asks of a trace.
struct TraceRequest: Decodable {
  struct Action: Decodable {
    /// The event as it was written; the name of its step.
    var name: String
    /// `tap`, `toggle`, `type`, `submit`, `dismiss`, `select`, `wait`, `run`.
    var verb: String
    var label: String?
    var text: String?
    var seconds: Double?
    /// For `run`: which of the compiled statements.
    var index: Int?
  }

  var actions: [Action]
  var state: String?
  /// Whether views that were left alone are run for comparison.
  var shadow: Bool?
  /// Whether the controls on the final screen are wanted, each with a number.
  var controls: Bool?
  /// C names of the functions that previews may have expanded to, in order.
  var previews: [String]?
}

/// Runs a program under the recorder: first render, then every event of the request.
///
/// Called by the entry point that is appended to the learner's file.
@MainActor
public struct TraceProgram {
  private let request: TraceRequest
  private let channel: ReportChannel
  private let output = OutputCapture()
  private let statements: [@MainActor () -> Void]

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - nonce: what every frame has to carry.
  ///   - request: JSON from the runner, see `TraceRequest`.
  ///   - length: the number of bytes of `request`.
  ///   - report: the descriptor to which frames are written.
  ///   - statements: the compiled `run:` actions.
  public init?(
    nonce: UnsafePointer<CChar>, request: UnsafePointer<CChar>, length: Int, report: Int32,
    statements: [@MainActor () -> Void]
  ) {
    channel = ReportChannel(descriptor: report, nonce: String(cString: nonce))
    self.statements = statements
    let data = Data(UnsafeRawBufferPointer(start: request, count: length))
    guard let decoded = try? JSONDecoder().decode(TraceRequest.self, from: data) else {
      channel.send("issue", [("text", .string("The request could not be read."))])
      channel.finish()
      return nil
    }
    self.request = decoded
  }

  /// Traces a view.
  public func run<Root: View>(@ViewBuilder root: @escaping @MainActor () -> Root) -> Int32 {
    trace { options in ViewHost(options: options) { root() } }
  }

  /// Traces what the file itself shows: its `@main` app, else its first `#Preview`.
  ///
  /// The program's entry point tells which image it was loaded from.
  public func runMain(entry: TraceEntryPoint) -> Int32 {
    guard let image = ProgramImage(containing: unsafeBitCast(entry, to: UInt.self)) else {
      return 1
    }
    var didRun = false
    ProgramEntry.runner = { make in
      if didRun { return }
      didRun = true
      _ = trace(make)
    }
    if let main = image.symbol("main") {
      typealias Main = @convention(c) (Int32, UnsafeMutableRawPointer?) -> Int32
      _ = unsafeBitCast(main, to: Main.self)(0, nil)
    } else if let preview = (request.previews ?? []).lazy.compactMap(image.symbol).first {
      unsafeBitCast(preview, to: (@convention(c) () -> Void).self)()
    }
    if !didRun {
      channel.send("issue", [("text", .string(Self.noRoot)), ("code", .string("no-root"))])
      channel.finish()
    }
    return 0
  }

  private static let noRoot =
    "Nothing to show: mark an App with @main, add a #Preview, or name a view with --root."

  private func trace(_ make: (HostOptions) -> ViewHost) -> Int32 {
    var options = HostOptions.tracing
    options.state = request.state == "eager" ? .eager : .lazy
    options.runsTasks = true
    options.shadow = request.shadow ?? false
    options.aroundShadow = { [output] compare in output.withoutOutput(compare) }
    let host = make(options)
    report(host)
    for action in request.actions {
      do {
        try perform(action, on: host)
        report(host)
      } catch let failure as ActionFailure {
        channel.send(
          "issue", [("text", .string("\(action.name): \(failure.sentence)"))])
        break
      } catch {
        channel.send("issue", [("text", .string("\(action.name): \(error)"))])
        break
      }
    }
    for difference in host.shadowDifferences {
      channel.send("issue", [("text", .string(difference.sentence)), ("code", .string("shadow"))])
    }
    if request.controls == true { sendControls(of: host) }
    channel.send("screen", [("text", .string(host.screenText))])
    channel.finish()
    return 0
  }

  private func sendControls(of host: ViewHost) {
    let (text, controls) = host.numberedScreen
    let list = controls.map { control in
      JSONText.object([
        ("number", .int(control.number)), ("kind", .string(control.kind)),
        ("label", .string(control.label)), ("enabled", .bool(control.isEnabled)),
      ])
    }
    channel.send("controls", [("text", .string(text)), ("controls", .array(list))])
  }

  private func perform(_ action: TraceRequest.Action, on host: ViewHost) throws {
    let label = action.label ?? ""
    let text = action.text ?? ""
    switch action.verb {
    case "tap": try host.tap(label, step: action.name)
    case "toggle": try host.toggle(label, step: action.name)
    case "type": try host.type(text, into: label, step: action.name)
    case "submit": try host.submit(label, step: action.name)
    case "dismiss": try host.dismiss(step: action.name)
    case "select": try host.select(text, in: label, step: action.name)
    case "wait": host.wait(action.seconds ?? 0, step: action.name)
    case "run":
      guard let index = action.index, statements.indices.contains(index) else {
        throw ActionFailure.unknownAction(action.name)
      }
      host.perform(action.name, statements[index])
    default: throw ActionFailure.unknownAction(action.name)
    }
  }

  private func report(_ host: ViewHost) {
    guard let step = host.steps.last else { return }
    let ran = Set(step.updates.map(\.unit))
    var names: [String] = []
    var counts: [String: Int] = [:]
    for unit in host.units where unit.kind != .row && !ran.contains(unit.unit) {
      if counts[unit.view] == nil { names.append(unit.view) }
      counts[unit.view, default: 0] += 1
    }
    let quiet = names.map { name in
      let count = counts[name] ?? 1
      return count == 1 ? name : "\(name) ×\(count)"
    }
    channel.send(
      "step",
      [
        ("name", .string(step.name)), ("updates", .array(step.updates.map(Self.json))),
        ("output", .string(output.take())), ("warnings", .strings(step.warnings)),
        ("quiet", .strings(quiet)),
      ])
  }

  private static func json(_ update: TraceUpdate) -> JSONText {
    .object([
      ("view", .string(update.view)), ("kind", .string(update.kind.rawValue)),
      ("path", .string(update.path)), ("count", .int(update.count)),
      ("causes", .array(update.causes.map(json))), ("reads", .strings(update.reads)),
    ])
  }

  private static func json(_ cause: TraceCause) -> JSONText {
    var members: [(String, JSONText)] = [("kind", .string(cause.kind.rawValue))]
    if let name = cause.name { members.append(("name", .string(name))) }
    if cause.kind == .value { members.append(("fields", .strings(cause.fields))) }
    return .object(members)
  }
}
