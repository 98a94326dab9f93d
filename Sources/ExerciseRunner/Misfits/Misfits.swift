/// What the checks of an exercise need of a learner's file and don't find there.
///
/// The compiler complains about places in the checks, which the learner neither wrote nor sees;
/// these sentences are about the learner's file instead.
struct Misfits {
  /// The name of the checks in the compiler's messages.
  static let file = "Checks.swift"

  private let checks: [Substring]
  private let words: [Substring]

  init(checks: [UInt8], learner: String) {
    self.checks = String(decoding: checks, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    words = learner.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
  }

  /// Returns one sentence for each thing that doesn't fit, in the order of the messages.
  func sentences(for diagnostics: [Diagnostic]) -> [String] {
    let errors = diagnostics.filter { $0.severity == .error && $0.file == Self.file }
    // Of two types with one name every use is wrong as well.
    let doubles = unique(errors.compactMap(double))
    if !doubles.isEmpty { return doubles }
    let known = unique(errors.compactMap(sentence))
    return known.isEmpty ? unique(errors.map(quotation)) : known
  }

  private func unique(_ sentences: [String]) -> [String] {
    var seen: Set<String> = []
    return sentences.filter { seen.insert($0).inserted }
  }

  private func line(of error: Diagnostic) -> String {
    checks.indices.contains(error.line - 1) ? String(checks[error.line - 1]) : ""
  }

  /// The call around the place of an error.
  private func call(at error: Diagnostic) -> CallSite? {
    CallSite(in: line(of: error), at: error.column)
  }

  /// The call that begins at the place of an error.
  private func call(from error: Diagnostic) -> CallSite? {
    let rest = Array(line(of: error).utf8).dropFirst(error.column - 1)
    return CallSite(in: String(decoding: rest, as: UTF8.self), at: 1)
  }

  private func double(_ error: Diagnostic) -> String? {
    let message = CompilerMessage(error.message)
    guard message.says("invalid redeclaration of") || message.says("is ambiguous for type lookup")
    else { return nil }
    return "The checks have a `\(message.name(0))` of their own: give yours another name."
  }

  /// What a message says about the learner's file; nil if it is about something else.
  private func sentence(_ error: Diagnostic) -> String? {
    let message = CompilerMessage(error.message)
    return missing(message) ?? hidden(message, error) ?? constant(message)
      ?? arguments(message, error) ?? kind(message, error)
  }

  private func missing(_ message: CompilerMessage) -> String? {
    if message.says("cannot find") {
      let name = message.name(0)
      let what = name.first?.isUppercase ?? false ? "type `\(name)`" : "`\(name)`"
      return "Your file has no \(what), which the checks use: add it as the task says."
        + similar(to: name)
    }
    guard message.says("has no member") else { return nil }
    let (owner, name) = (message.name(0), message.name(1))
    if words.contains(owner[...]) {
      return "Your `\(owner)` has no `\(name)`, which the checks use: add it as the task says."
        + similar(to: name)
    }
    return "The checks use `\(name)` of something that is \(owner) in your file: compare its type"
      + " with the task."
  }

  /// A hint at something that is declared in the file with other capitals.
  private func similar(to name: String) -> String {
    let isType = name.first?.isUppercase ?? false
    let kinds: Set<Substring> =
      isType ? ["class", "struct", "enum", "actor"] : ["var", "let", "func", "case"]
    let declared = zip(words, words.dropFirst()).filter { kinds.contains($0.0) }.map(\.1)
    let other = declared.first { $0.lowercased() == name.lowercased() && $0 != name }
    return other.map { " There is `\($0)`, but capitals count." } ?? ""
  }

  private func hidden(_ message: CompilerMessage, _ error: Diagnostic) -> String? {
    if message.says("initializer is inaccessible") {
      let name = message.name(0)
      return "The checks make `\(call(from: error)?.signature ?? name)`, and `\(name)` can only be"
        + " made in your file, because something in it is \(message.name(1)): take that word away."
    }
    guard message.says("is inaccessible due to") else { return nil }
    return "`\(message.name(0))` is \(message.name(1)) in your file, and the checks use it: take"
      + " that word away."
  }

  private func constant(_ message: CompilerMessage) -> String? {
    if message.says("setter is inaccessible") {
      return "The checks change `\(message.name(0))`, which only your file can change: take"
        + " `private` away."
    }
    guard message.says("is a 'let' constant") || message.says("is a get-only property") else {
      return nil
    }
    return "The checks change `\(message.name(0))`, which can't be changed in your file: make it a"
      + " stored `var`."
  }

  private func arguments(_ message: CompilerMessage, _ error: Diagnostic) -> String? {
    guard let site = call(at: error) else { return nil }
    let call = "The checks \(site.makesValue ? "make" : "call") `\(site.signature)`, and yours"
    if message.says("incorrect argument label") {
      return "\(call) takes `\(message.name(1))`: give it the labels of the task."
    }
    if message.says("missing argument label") {
      return "\(call) wants `\(message.name(0))`: give it the labels of the task."
    }
    if message.says("extraneous argument label") {
      return "\(call) takes no `\(message.name(0))`: give it the labels of the task."
    }
    if message.says("missing argument") {
      return "\(call) wants `\(message.name(0))` as well: give that a value where it is declared."
    }
    if message.says("extra argument"), !message.name(0).isEmpty {
      return "\(call) takes no `\(message.name(0))`: compare with the task."
    }
    if message.says("takes no arguments") || message.says("extra argument") {
      return "\(call) doesn't take that much: compare with the task."
    }
    if message.says("'async'") { return "\(call) is `async`: the task wants it without." }
    if message.says("can throw") { return "\(call) throws: the task wants it without." }
    return nil
  }

  private func kind(_ message: CompilerMessage, _ error: Diagnostic) -> String? {
    if message.says("requires that"), message.says("conform to") {
      return conformance(of: message.name(1), to: message.name(2))
    }
    guard message.says("this expression does not conform to 'View'") else { return nil }
    return call(from: error).map { conformance(of: $0.callee, to: "View") }
  }

  private func conformance(of type: String, to name: String) -> String {
    "The checks need `\(type)` to be \(name == "View" ? "a view" : "`\(name)`"): declare it as"
      + " `\(type): \(name)`."
  }

  /// The line of the checks that doesn't fit, for what has no sentence of its own.
  private func quotation(_ error: Diagnostic) -> String {
    let line = line(of: error).drop { $0 == " " }
    return "The checks say `\(line.prefix(70))`, which doesn't fit your file: \(error.message)."
  }
}

/// A message of the compiler, with the names in it.
private struct CompilerMessage {
  private let text: String
  private let names: [Substring]

  init(_ text: String) {
    self.text = text
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    names = parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
  }

  func says(_ words: String) -> Bool { text.contains(words) }

  /// A name in quotes, by its position; empty if there are fewer.
  func name(_ index: Int) -> String { names.indices.contains(index) ? String(names[index]) : "" }
}
