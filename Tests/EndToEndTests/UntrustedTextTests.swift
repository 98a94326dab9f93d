import Foundation
import PseudoTerminal
import Testing
import Waiting

/// What programs print and files are called is shown, never obeyed.
@Suite(.waiting) struct UntrustedTextTests {
  private let program: BuiltProgram

  init() throws { program = try BuiltProgram() }

  /// Swift source of a string that clears the screen, sets the title, rings, goes back to the line's
  /// start, and turns the text around.
  private static let nasty = #"\u{1B}[2J\u{1B}]0;owned\u{7}a\u{9B}31mb\rc\u{202E}d"#
  private static let shown = "^[[2J^[]0;owned^Ga<U+009B>31mb^Mc<U+202E>d"

  private func expectHarmless(_ text: String, _ location: SourceLocation = #_sourceLocation) {
    for steering: Unicode.Scalar in ["\u{1B}", "\u{7}", "\u{9B}", "\r", "\u{202E}"] {
      #expect(!text.unicodeScalars.contains(steering), sourceLocation: location)
    }
  }

  private func write(_ text: String, to name: String) throws -> String {
    let path = "\(program.home)/\(name)"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  @Test func aVerdictShowsWhatTheProgramPrinted() throws {
    _ = try program.run("exercise", "print-on-rerender")
    let file = program.workspaceFile(of: "print-on-rerender")
    let starter = try String(contentsOfFile: file, encoding: .utf8)
    try starter.replacing(
      "Text(forecast.city)",
      with: "let _ = print(\"\(Self.nasty)\")\n    Text(forecast.city)"
    ).write(toFile: file, atomically: true, encoding: .utf8)
    let result = try program.run("verify", "print-on-rerender")
    #expect(result.status == 1)
    #expect(result.output.contains(Self.shown))
    expectHarmless(result.output)
  }

  @Test func aTraceShowsWhatTheProgramPrintedAndDrew() throws {
    let file = try write(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          let _ = print("\(Self.nasty)")
          Text("\(Self.nasty)")
          Button("\(Self.nasty)") {}
        }
      }
      #Preview { Screen() }

      """, to: "Nasty.swift")
    let trace = try program.run("trace", file, "--screen")
    #expect(trace.status == 0)
    #expect(trace.output.contains("printed: \(Self.shown)"))
    expectHarmless(trace.output)
    let play = try program.run("play", file, input: "tap 1\nreads\ngraph\ntimeline\n")
    #expect(play.output.contains("│ \(Self.shown)"))
    expectHarmless(play.output)
  }

  @Test func namesOfFilesAndWordsAreShown() throws {
    let name = "\u{1B}[2J\u{9B}x.swift"
    let missing = try program.run("trace", name)
    #expect(missing.status == 2)
    #expect(missing.error.contains("^[[2J<U+009B>x.swift"))
    expectHarmless(missing.error)
    let unknown = try program.run("verify", "\u{1B}[31m")
    #expect(unknown.error.contains("“^[[31m”"))
    expectHarmless(unknown.error)
    expectHarmless(try program.run("\u{1B}]0;x\u{7}").error)
  }

  @Test func messagesOfTheCompilerAreShown() throws {
    let file = try write(
      "import SwiftUI\nlet a: Int = \"\u{1B}[2J\u{202E}\"\n#warning(\"\u{9B}1m\")\n",
      to: "Broken.swift")
    let result = try program.run("trace", file, "--root", "Text(a)")
    #expect(result.status == 1)
    expectHarmless(result.output)
    expectHarmless(result.error)
  }

  @Test func answersAreShownNotObeyed() throws {
    let course = try SmallCourse.write(in: program.home)
    let result = try program.run(
      "quiz", "open-quiz", "--course", course, input: "\u{1B}[2J reads \u{202E}\nclass\n")
    expectHarmless(result.output)
  }

  @Test func filesOfACourseAndWhatIsInThemAreShown() throws {
    let course = try SmallCourse.write(in: program.home)
    let folder = "\(course)/Lessons/09-\u{1B}[2J\u{9B}"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    _ = try write("\u{1B}]0;x\u{7}", to: "small-course/Lessons/09-\u{1B}[2J\u{9B}/lesson.md")
    let list = try program.run("lessons", "--course", course)
    #expect(list.error.contains("09-^[[2J<U+009B>/lesson.md"))
    expectHarmless(list.error)
    _ = try program.run("exercise", "print-on-rerender")
    let file = program.workspaceFile(of: "print-on-rerender")
    try "// \u{1B}[2J\u{202E}\r\u{9B}\n".write(toFile: file, atomically: true, encoding: .utf8)
    let difference = try program.run("diff", "print-on-rerender")
    #expect(difference.output.contains("+ // ^[[2J<U+202E>^M<U+009B>"))
    expectHarmless(difference.output)
  }

  @Test func dataForOtherProgramsIsHarmlessToo() throws {
    let answers = try program.run(
      "answers", input: #"{"question_id": "\u009b2J\u202e", "answer": "\u001b"}"# + "\n")
    #expect(answers.output.contains(#"\u009b2J\u202e"#))
    expectHarmless(answers.output)
  }
}
