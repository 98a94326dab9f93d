import Foundation
import Testing
import Waiting

@testable import ExerciseRunner

/// The ways in which editors save.
@Suite(.serialized, .waiting) struct FileWatcherTests {
  enum Save: String, CaseIterable, Sendable {
    case inPlace = "printf new > F"
    case truncateThenWrite = ": > F; sleep 0.03; printf new > F"
    case vim = "mv F F~ && printf new > F && rm F~"
    case emacs = "ln -s user@host .#F; mv F F~; printf new > F; rm .#F"
    case codeAtomic = "printf new > .F.tmp && mv .F.tmp F"
    case sed = "sed -i s/old/new/ F"
    case sameSize = "printf xyz > F"
  }

  @Test(arguments: Save.allCases, [true, false])
  func noticesASave(_ save: Save, usesNews: Bool) throws {
    try inFolder { folder in
      let watcher = FileWatcher(path: "\(folder)/F", usesNews: usesNews)
      #expect(watcher.isPolling == !usesNews)
      let shell = try start(save.rawValue, in: folder)
      #expect(watcher.wait(seconds: 3) == .saved)
      shell.waitUntilExit()
      #expect(watcher.wait(seconds: 0.3) == .nothing)
      #expect(try Files.read("\(folder)/F") == Array((save == .sameSize ? "xyz" : "new").utf8))
    }
  }

  @Test func readingAndOtherFilesAreNoSaves() throws {
    try inFolder { folder in
      let watcher = FileWatcher(path: "\(folder)/F")
      let shell = try start("cat F >/dev/null; stat F >/dev/null; touch G; rm G", in: folder)
      #expect(watcher.wait(seconds: 0.4) == .nothing)
      shell.waitUntilExit()
    }
  }

  @Test func aDeletedFileIsNoSaveUntilItIsBack() throws {
    try inFolder { folder in
      let watcher = FileWatcher(path: "\(folder)/F")
      try start("rm F", in: folder).waitUntilExit()
      #expect(watcher.wait(seconds: 0.2) == .nothing)
      try start("printf back > F", in: folder).waitUntilExit()
      #expect(watcher.wait(seconds: 2) == .saved)
    }
  }

  @Test func inputEndsTheWait() throws {
    try inFolder { folder in
      let watcher = FileWatcher(path: "\(folder)/F")
      let pipe = Pipe()
      pipe.fileHandleForWriting.write(Data("n".utf8))
      let descriptor = pipe.fileHandleForReading.fileDescriptor
      #expect(watcher.wait(seconds: 5, input: descriptor) == .input)
    }
  }

  @Test func theLatestSaveWins() throws {
    try inFolder { folder in
      let path = "\(folder)/F"
      let watcher = FileWatcher(path: path)
      var runs: [String] = []
      let result = try watcher.latest { isCancelled in
        let text = String(decoding: try Files.read(path), as: UTF8.self)
        runs.append(text)
        if runs.count == 1 { try start("printf new > F", in: folder).waitUntilExit() }
        return isCancelled() ? "given up" : text
      }
      #expect(runs == ["old", "new"])
      #expect(result == "new")
    }
  }

  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = try Files.makeTemporaryFolder(in: NSTemporaryDirectory())
    defer { Files.removeFolder(folder) }
    try Files.write(Array("old".utf8), to: "\(folder)/F")
    try body(folder)
  }

  private func start(_ command: String, in folder: String) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = URL(filePath: folder)
    try process.run()
    return process
  }
}
