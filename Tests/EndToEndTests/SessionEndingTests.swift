import Foundation
import PseudoTerminal
import Testing
import Waiting

/// Whatever ends the program, at whichever prompt, the terminal is as it was before.
@Suite(.waiting) struct SessionEndingTests {
  private let program: BuiltProgram
  private let course: String

  init() throws {
    program = try BuiltProgram()
    course = try SmallCourse.write(in: program.home)
  }

  static let places: [(words: [String], prompt: String)] = [
    ([], "home> "), (["lesson", "1"], "lesson 1> "), (["quiz", "1"], "answer> "),
  ]

  private func start(_ place: (words: [String], prompt: String)) throws -> PseudoTerminal {
    let session = try PseudoTerminal(
      program.path, arguments: ["--course", course] + place.words,
      environment: program.environment, directory: program.home)
    // With colours the prompt ends in a sequence before its space.
    try session.wait(for: String(place.prompt.dropLast()))
    try session.wait { session.modes == .singleKeys }
    return session
  }

  @Test(arguments: places.indices)
  func quitAndControlDLeaveWithSuccess(place: Int) throws {
    for keys in ["quit\n", "\u{4}"] {
      let session = try start(Self.places[place])
      session.type(keys)
      session.expectEnd(.exited(0))
    }
  }

  @Test(arguments: places.indices)
  func signalsEndTheProgramAsTheyShould(place: Int) throws {
    for signal in [SIGTERM, SIGHUP, SIGQUIT] {
      let session = try start(Self.places[place])
      session.type("half a line")
      try session.wait(for: "line")
      session.signal(signal)
      session.expectEnd(.signalled(signal))
    }
  }

  @Test(arguments: places.indices)
  func controlCDropsTheLineAndStays(place: Int) throws {
    let session = try start(Self.places[place])
    session.type("nonsense")
    try session.wait(for: "nonsense")
    session.type("\u{3}")
    try session.wait(for: "^C")
    try session.wait(for: String(Self.places[place].prompt.dropLast()))
    try session.wait { session.modes == .singleKeys }
    session.type("quit\n")
    session.expectEnd(.exited(0))
  }

  @Test func controlCWhileCodeRunsComesBackToThePrompt() throws {
    _ = try program.run("exercise", "print-on-rerender")
    let file = program.workspaceFile(of: "print-on-rerender")
    let starter = try String(contentsOfFile: file, encoding: .utf8)
    try starter.replacing("Text(forecast.city)", with: "let _ = { while true {} }()")
      .write(toFile: file, atomically: true, encoding: .utf8)
    let session = try program.start("lesson", "2")
    try session.waitForPrompt("lesson 2> ")
    session.enter("verify print-on-rerender")
    try session.wait { session.modes == .cooked }
    usleep(200_000)
    session.type("\u{3}")
    try session.waitForPrompt("lesson 2> ")
    session.enter("quit")
    session.expectEnd(.exited(0))
  }

  @Test func watchEndsByItsKeysAndBySignals() throws {
    for (keys, ending) in [
      ("q", .exited(0)), ("\u{4}", .exited(0)), ("\u{3}", .exited(130)),
    ] as [(String, PseudoTerminal.Ending)] {
      let session = try program.start("watch", "print-on-rerender")
      try session.wait(for: "q quit", timeout: 60)
      session.type(keys)
      session.expectEnd(ending)
    }
    let session = try program.start("watch", "print-on-rerender")
    try session.wait(for: "q quit", timeout: 60)
    session.signal(SIGTERM)
    session.expectEnd(.signalled(SIGTERM))
  }
}
