import Foundation
import Testing

@testable import Terminal

@Suite struct HistoryFileTests {
  @Test func linesComeBackInOrder() throws {
    try withFile { history in
      history.append("lessons")
      history.append("quiz 2")
      #expect(HistoryFile(path: history.path).lines() == ["lessons", "quiz 2"])
    }
  }

  @Test func repeatedEmptyAndSpacedLinesAreNotKept() throws {
    try withFile { history in
      #expect(history.append("quiz"))
      #expect(!history.append("quiz"))
      #expect(!history.append(" secret"))
      #expect(!history.append(""))
      #expect(history.append("next"))
      #expect(history.append("quiz"))
      #expect(history.lines() == ["quiz", "next", "quiz"])
    }
  }

  @Test func theOldestLinesGoFirst() throws {
    try withFile { history in
      var history = history
      history.capacity = 3
      for number in 1...5 { history.append("line \(number)") }
      #expect(history.lines() == ["line 3", "line 4", "line 5"])
    }
  }

  @Test func onlyTheOwnerCanReadIt() throws {
    try withFile { history in
      history.append("lessons")
      let attributes = try FileManager.default.attributesOfItem(atPath: history.path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test func damagedLinesAreHiddenButStay() throws {
    try withFile { history in
      try write([0x61, 0x0A, 0xFF, 0xFE, 0x0A, 0x62], to: history.path)
      #expect(history.lines() == ["a", "b"])
      history.append("c")
      #expect(history.lines() == ["a", "b", "c"])
      #expect(
        FileManager.default.contents(atPath: history.path)
          == Data([0x61, 0x0A, 0xFF, 0xFE, 0x0A, 0x62, 0x0A, 0x63, 0x0A]))
    }
  }

  @Test func twoSessionsKeepEachOthersLines() throws {
    try withFile { history in
      let other = HistoryFile(path: history.path)
      history.append("one")
      other.append("two")
      history.append("three")
      #expect(other.lines() == ["one", "two", "three"])
    }
  }

  @Test func aLinkStaysALink() throws {
    try withFile { history in
      let target = history.path + "-elsewhere"
      try write([0x61, 0x0A], to: target)
      try FileManager.default.createSymbolicLink(
        atPath: history.path, withDestinationPath: target)
      history.append("b")
      #expect(HistoryFile(path: target).lines() == ["a", "b"])
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: history.path) == target)
    }
  }

  @Test func aSignalWhileItIsSavedTakesEffectAfterwards() throws {
    try withFile { history in
      history.append("first")
      let path = try #require(realpath(history.path, nil))
      defer { free(path) }
      HalfSaved.temporary = strdup("\(String(cString: path)).\(getpid())")
      let earlier = signal(SIGUSR1) { _ in HalfSaved.note() }
      // Tests run on threads that hold signals back.
      var watched = sigset_t()
      sigaddset(&watched, SIGUSR1)
      pthread_sigmask(SIG_UNBLOCK, &watched, nil)
      let alarm = Alarm(of: pthread_self())
      for number in 1...3 { history.append("\(number) \(String(repeating: "x", count: 50_000))") }
      alarm.end()
      pthread_sigmask(SIG_BLOCK, &watched, nil)
      signal(SIGUSR1, earlier)
      #expect(alarm.count > 3)
      #expect(!HalfSaved.wasSeen)
    }
  }

  @Test func aPlaceThatCannotBeWrittenIsNoError() {
    let history = HistoryFile(path: "/dev/null/history")
    #expect(history.append("line"))
    #expect(history.lines() == [])
  }

  /// Runs a test in a folder of its own; the file's folder does not exist yet.
  private func withFile(_ body: (HistoryFile) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "history-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try body(HistoryFile(path: folder + "/state/history"))
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }
}

/// What a signal's handler looks for.
private enum HalfSaved {
  nonisolated(unsafe) static var temporary: UnsafeMutablePointer<CChar>?
  nonisolated(unsafe) static var wasSeen = false

  static func note() {
    if let temporary, access(temporary, F_OK) == 0 { wasSeen = true }
  }
}

/// Sends a signal to a thread again and again.
private final class Alarm: @unchecked Sendable {
  private(set) var count = 0
  private var isOver = false
  private let lock = NSLock()
  private let ended = DispatchSemaphore(value: 0)

  init(of thread: pthread_t) {
    let target = UInt(thread)
    Thread.detachNewThread { [self] in
      while lock.withLock({ !isOver }) {
        pthread_kill(pthread_t(target), SIGUSR1)
        count += 1
        usleep(200)
      }
      ended.signal()
    }
  }

  func end() {
    lock.withLock { isOver = true }
    ended.wait()
  }
}
