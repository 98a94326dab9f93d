import ExerciseRunner

/// A line at the player's prompt, understood.
enum PlayMove: Equatable {
  case act(TraceAction)
  case screen
  /// What led to what: in the last step, or in all.
  case graph(all: Bool)
  case reads
  /// How often each body ran; drawn into a file if one is named.
  case timeline(file: String?)
  case undo
  case restart
  case save(String)
  case help
  case quit

  /// Why a line is no move, in a sentence.
  struct Malformed: Error, Equatable {
    var sentence: String
  }

  /// Reads a line; controls are named by their numbers or their texts.
  init(parsing line: String, controls: [TraceReport.Control]) throws(Malformed) {
    let (verb, rest) = Self.split(line)
    switch verb.lowercased() {
    case "screen", "s": self = .screen
    case "graph", "g": self = .graph(all: rest == "all")
    case "reads": self = .reads
    case "timeline", "t": self = .timeline(file: rest.isEmpty ? nil : rest)
    case "undo", "u": self = .undo
    case "restart": self = .restart
    case "help", "h", "?": self = .help
    case "quit", "q", "exit": self = .quit
    case "save":
      if rest.isEmpty { throw Malformed(sentence: "Name the file: save run.svg or save run.json.") }
      self = .save(rest)
    case "run", "run:":
      if rest.isEmpty {
        throw Malformed(sentence: "Write the statements: run store.count += 1")
      }
      self = .act(.run(rest))
    case "tap", "toggle", "submit":
      self = .act(
        try Self.action(on: try Self.control(rest, in: controls), verb: verb.lowercased()))
    case "type": self = .act(try Self.typing(rest, controls))
    case "select": self = .act(try Self.selection(rest, controls))
    case "dismiss": self = .act(.dismiss)
    case "wait":
      guard let seconds = Double(rest), seconds >= 0 else {
        throw Malformed(sentence: "Write how many seconds: wait 1")
      }
      self = .act(.wait(seconds))
    default:
      // A bare number acts on the control as a finger would.
      guard rest.isEmpty, Int(verb) != nil else {
        throw Malformed(sentence: "That is not a move; `help` lists them.")
      }
      self = .act(try Self.action(on: try Self.control(verb, in: controls), verb: "tap"))
    }
  }

  private static func split(_ line: String) -> (String, String) {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? words[1].drop { $0 == " " } : ""
    return (words.first ?? "", String(rest))
  }

  /// The control of a number or a text.
  private static func control(
    _ name: String, in controls: [TraceReport.Control]
  ) throws(Malformed) -> TraceReport.Control {
    if let number = Int(name) {
      if let control = controls.first(where: { $0.number == number }) { return control }
      throw Malformed(
        sentence: controls.isEmpty
          ? "There is no control on the screen." : "Controls go from 1 to \(controls.count).")
    }
    if let control = controls.first(where: { $0.label == name }) { return control }
    let labels = controls.map(\.label).joined(separator: ", ")
    throw Malformed(
      sentence: name.isEmpty
        ? "Name a control by its number or its text."
        : "There is no control “\(name)”; there are: \(labels.isEmpty ? "none" : labels).")
  }

  private static func action(
    on control: TraceReport.Control, verb: String
  ) throws(Malformed) -> TraceAction {
    switch (verb, control.kind) {
    case ("submit", "field"): return .submit(control.label)
    case ("submit", _): throw Malformed(sentence: "Only a field is submitted.")
    case (_, "toggle"): return .toggle(control.label)
    case ("toggle", _):
      throw Malformed(sentence: "“\(control.label)” is a \(control.kind): tap it.")
    case (_, "field"), (_, "slider"):
      throw Malformed(sentence: "Type into it: type \(control.number) TEXT")
    case (_, "picker"):
      throw Malformed(sentence: "Choose one of its values: select \(control.number) VALUE")
    default: return .tap(control.label)
    }
  }

  /// `1 hello`, `Name hello`, or `hello into Name` as `trace` has it.
  private static func typing(
    _ rest: String, _ controls: [TraceReport.Control]
  ) throws(Malformed) -> TraceAction {
    let fields = controls.filter { $0.kind == "field" || $0.kind == "slider" }
    let (first, text) = split(rest)
    if let number = Int(first), fields.contains(where: { $0.number == number }) {
      return .type(text, into: try control(first, in: fields).label)
    }
    if let action = try? TraceAction(parsing: "type \(rest)"), case .type(_, let label) = action,
      fields.contains(where: { $0.label == label })
    {
      return action
    }
    if let field = fields.first(where: { !$0.label.isEmpty && rest.hasPrefix($0.label + " ") }) {
      return .type(String(rest.dropFirst(field.label.count + 1)), into: field.label)
    }
    if fields.isEmpty { throw Malformed(sentence: "There is no field on the screen.") }
    throw Malformed(sentence: "Write the field and the text: type \(fields[0].number) hello")
  }

  private static func selection(
    _ rest: String, _ controls: [TraceReport.Control]
  ) throws(Malformed) -> TraceAction {
    let pickers = controls.filter { $0.kind == "picker" }
    let (first, value) = split(rest)
    if let number = Int(first), let picker = pickers.first(where: { $0.number == number }) {
      return .select(value, in: picker.label)
    }
    if let action = try? TraceAction(parsing: "select \(rest)") { return action }
    if pickers.isEmpty { throw Malformed(sentence: "There is no picker on the screen.") }
    throw Malformed(sentence: "Write the picker and the value: select \(pickers[0].number) VALUE")
  }
}
