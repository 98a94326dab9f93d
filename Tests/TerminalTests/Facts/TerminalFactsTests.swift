import Testing

@testable import Terminal

@Suite struct TerminalFactsTests {
  private let terminal = TerminalDevices(
    inputIsTerminal: true, outputIsTerminal: true, errorIsTerminal: true,
    size: TerminalSize(columns: 100, rows: 40))

  private func facts(
    _ environment: [String: String] = [:], _ options: TerminalOptions = TerminalOptions(),
    devices: TerminalDevices? = nil
  ) -> TerminalFacts {
    TerminalFacts(devices: devices ?? terminal, environment: environment, options: options)
  }

  @Test func widthComesFromTheOptionThenTheTerminalThenColumnsThenEighty() {
    let unknown = TerminalDevices(outputIsTerminal: true)
    #expect(facts(["COLUMNS": "60"], TerminalOptions(width: 50)).columns == 50)
    #expect(facts(["COLUMNS": "60"]).columns == 100)
    #expect(facts(["COLUMNS": "60"], devices: unknown).columns == 60)
    #expect(facts(["COLUMNS": "0"], devices: unknown).columns == 80)
    #expect(facts(devices: unknown).rows == 24)
  }

  @Test func pipedTextIsNotWrappedUnlessAWidthIsAskedFor() {
    #expect(facts().wrapColumns == 100)
    #expect(facts(devices: TerminalDevices()).wrapColumns == nil)
    #expect(
      facts([:], TerminalOptions(width: 40), devices: TerminalDevices()).wrapColumns == 40)
    #expect(facts([:], TerminalOptions(width: 0)).wrapColumns == nil)
  }

  @Test(
    arguments: [
      ([:], ColorMode.auto, true),
      (["NO_COLOR": "1"], .auto, false),
      (["NO_COLOR": ""], .auto, true),
      (["NO_COLOR": "1"], .always, true),
      (["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], .auto, false),
      (["TERM": "dumb"], .auto, false),
      (["TERM": "dumb"], .always, true),
      ([:], .never, false),
    ] as [([String: String], ColorMode, Bool)])
  func colorOnATerminal(environment: [String: String], mode: ColorMode, isUsed: Bool) {
    #expect(facts(environment, TerminalOptions(color: mode)).usesColor == isUsed)
  }

  @Test func colorOfEachStreamIsItsOwn() {
    let piped = TerminalDevices(errorIsTerminal: true)
    #expect(!facts(devices: piped).usesColor)
    #expect(facts(devices: piped).errorUsesColor)
    #expect(facts(["CLICOLOR_FORCE": "1"], devices: piped).usesColor)
    #expect(!facts(["CLICOLOR_FORCE": "0"], devices: piped).usesColor)
  }

  @Test func plainTurnsEverythingOff() {
    let plain = facts(
      ["TERM": "xterm-kitty", "CLICOLOR_FORCE": "1"], TerminalOptions(color: .always, plain: true))
    #expect(!plain.usesColor)
    #expect(!plain.hyperlinks)
    #expect(!plain.movesCursor)
  }

  @Test(arguments: [
    (["TERM": "xterm-256color"], false),
    (["TERM": "xterm-kitty"], true),
    (["TERM": "xterm-256color", "VTE_VERSION": "7200"], true),
    (["TERM": "xterm-256color", "VTE_VERSION": "4800"], false),
    (["TERM": "tmux-256color", "VTE_VERSION": "7200"], false),
    (["TERM": "xterm-256color", "TMUX": "/tmp/t", "KITTY_WINDOW_ID": "1"], false),
    (["TERM": "xterm-256color", "TERM_PROGRAM": "vscode"], true),
    (["TERM": "xterm-256color", "FORCE_HYPERLINK": "1"], true),
    (["TERM": "xterm-kitty", "FORCE_HYPERLINK": "0"], false),
    (["TERM": "dumb", "FORCE_HYPERLINK": "1"], false),
  ])
  func linksAreWrittenForTerminalsThatDrawThem(environment: [String: String], drawn: Bool) {
    #expect(facts(environment).hyperlinks == drawn)
  }

  @Test(arguments: [("1", true), ("yes", true), ("0", false), ("false", false), ("", false)])
  func accessibleIsASwitch(value: String, isOn: Bool) {
    #expect(facts(["ACCESSIBLE": value]).accessible == isOn)
  }

  @Test func inputIsAllowedOnlyWhereSomebodyTypes() {
    #expect(facts().allowsInput)
    #expect(!facts([:], TerminalOptions(noInput: true)).allowsInput)
    #expect(!facts(devices: TerminalDevices(outputIsTerminal: true)).allowsInput)
  }
}
