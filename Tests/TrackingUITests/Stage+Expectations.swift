import Testing

// Functions and not `#expect` for what nearly every test asks: the macro costs the compiler ten
// times as much, and there are hundreds of these.
extension Stage {
  /// Expects exactly these bodies to run, in this order, for an event.
  func act(
    running bodies: [String], at place: SourceLocation = #_sourceLocation, _ action: () -> Void
  ) {
    act(action)
    expectRan(bodies, at: place)
  }

  /// Expects exactly these bodies to run, in this order, for a tap.
  func tap(
    _ label: String, running bodies: [String], at place: SourceLocation = #_sourceLocation
  ) throws {
    try tap(label)
    expectRan(bodies, at: place)
  }

  /// Expects that exactly these bodies ran in the last step, in this order.
  func expectRan(_ bodies: [String], at place: SourceLocation = #_sourceLocation) {
    #expect(ran == bodies, sourceLocation: place)
  }

  /// Expects these names of what made a view run in the last step.
  func expectCauses(
    of view: String, _ names: [String], at place: SourceLocation = #_sourceLocation
  ) {
    #expect(causes(of: view).map(\.name) == names, sourceLocation: place)
  }

  /// Expects the whole screen's text.
  func expectText(_ text: String, at place: SourceLocation = #_sourceLocation) {
    #expect(host.screenText == text, sourceLocation: place)
  }

  func expectText(prefix: String, at place: SourceLocation = #_sourceLocation) {
    #expect(host.screenText.hasPrefix(prefix), sourceLocation: place)
  }

  func expectText(suffix: String, at place: SourceLocation = #_sourceLocation) {
    #expect(host.screenText.hasSuffix(suffix), sourceLocation: place)
  }

  func expectText(containing part: String, at place: SourceLocation = #_sourceLocation) {
    #expect(host.screenText.contains(part), sourceLocation: place)
  }

  func expectText(lacking part: String, at place: SourceLocation = #_sourceLocation) {
    #expect(!host.screenText.contains(part), sourceLocation: place)
  }
}
