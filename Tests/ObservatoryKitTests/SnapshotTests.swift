import Foundation
import Testing

@testable import ObservatoryKit

/// What people and shells read of the table of commands, word for word, so that no change of it goes
/// unseen.
///
/// `OBSERVATORY_SNAPSHOTS=record make test FILTER=SnapshotTests` writes the files anew.
@Suite struct SnapshotTests {
  enum Text: String, CaseIterable {
    case help = "help.txt"
    case manual = "observatory.1"
    case bash = "completions.bash"
    case zsh = "completions.zsh"
    case fish = "completions.fish"

    var made: String {
      switch self {
      case .help:
        CommandSpec.all.reduce(into: "$ observatory --help\n" + HelpText.program()) {
          $0 += "\n$ observatory \($1.name) --help\n" + HelpText.command($1)
        }
      case .manual: ManualPage.text
      case .bash: BashCompletions.text
      case .zsh: ZshCompletions.text
      case .fish: FishCompletions.text
      }
    }
  }

  @Test(arguments: Text.allCases) func theTextIsAsItWasRead(text: Text) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots/\(text.rawValue)")
    if ProcessInfo.processInfo.environment["OBSERVATORY_SNAPSHOTS"] == "record" {
      try text.made.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(text.rawValue) was written anew; read it")
    }
    let kept = try String(contentsOf: file, encoding: .utf8)
    let different = zip(kept.split(separator: "\n"), text.made.split(separator: "\n"))
      .first { $0 != $1 }
    #expect(kept == text.made, "first difference: \(String(describing: different))")
  }

  @Test func everyCommandExplainsItselfInThreeWays() throws {
    let world = try TestWorld()
    for command in CommandSpec.all {
      let help = HelpText.command(command)
      for words in [[command.name, "--help"], [command.name, "-h"], ["help", command.name]] {
        let result = world.run(words)
        #expect(result.status == .success, "\(words)")
        #expect(result.output == help, "\(words)")
      }
      #expect(help.contains("Examples:"), "\(command.name) has no example")
    }
  }
}
