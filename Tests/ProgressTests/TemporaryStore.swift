import Foundation

@testable import Progress

/// A folder for a test's stores and a clock that moves by hand; the folder goes with the object.
final class TemporaryStore {
  let folder: String
  /// 2026-11-30 06:42:12 UTC.
  var time = 1_796_020_932.0

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("progress-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  var path: String { "\(folder)/progress.sqlite" }

  func open(scheduler: Scheduler = Scheduler()) throws -> ProgressStore {
    try ProgressStore(folder: folder, scheduler: scheduler) { self.time }
  }

  func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  func contents() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: path)) }

  func write(_ data: Data) throws { try data.write(to: URL(fileURLWithPath: path)) }

  /// What a process leaves that is killed now: the files as they are, without a farewell.
  func afterKill() throws -> TemporaryStore {
    let copy = try TemporaryStore()
    copy.time = time
    for file in try files() where !file.hasSuffix("-shm") {
      try FileManager.default.copyItem(
        atPath: "\(folder)/\(file)", toPath: "\(copy.folder)/\(file)")
    }
    return copy
  }
}

extension ProgressStore.Answer {
  static func sample(
    _ question: String, _ verdict: String = "correct", text: String = "B", revision: String = "r1",
    score: Double? = nil
  ) -> Self {
    Self(
      question: question, revision: revision, text: text, verdict: verdict,
      score: score ?? (verdict == "correct" ? 1 : 0), tryNumber: 1, usedHint: false, seconds: 3.5)
  }
}
