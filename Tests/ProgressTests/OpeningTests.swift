import Foundation
import Testing

@testable import Progress

@Suite("Opening a store")
struct OpeningTests {
  @Test("makes the folder, however deep, and the file")
  func freshStore() throws {
    let place = try TemporaryStore()
    let store = try ProgressStore(folder: "\(place.folder)/deep/er", now: { 1 })
    #expect(store.setAside == nil)
    #expect(FileManager.default.fileExists(atPath: "\(place.folder)/deep/er/progress.sqlite"))
  }

  @Test("keeps what was stored before")
  func reopened() throws {
    let place = try TemporaryStore()
    let store = try place.open()
    try store.open(page: "the-body", of: "reading")
    store.close()
    #expect(
      try place.open().place(in: "reading") == .init(page: "the-body", isFinished: false))
  }

  @Test("writes ahead, with normal synchronisation")
  func pragmas() throws {
    let database = try TemporaryStore().open().database
    #expect(try database.rows("PRAGMA journal_mode") { $0.text(0) } == ["wal"])
    #expect(try database.rows("PRAGMA synchronous") { $0.int(0) } == [1])
  }

  @Test("refuses a store from a newer version and leaves it alone")
  func newer() throws {
    let place = try TemporaryStore()
    let newer = try Database(path: place.path)
    try newer.execute("CREATE TABLE later(x); PRAGMA user_version=99")
    newer.close()
    let before = try place.contents()
    #expect(throws: StoreError.newer(path: place.path, version: 99)) { try place.open() }
    #expect(try place.contents() == before)
    #expect(try place.files() == ["progress.sqlite"])
  }

  @Test("brings a store of version 1 up to date and keeps its rows")
  func migration() throws {
    let place = try TemporaryStore()
    let old = try Database(path: place.path)
    try old.execute(Schema.steps[0])
    try old.execute(
      """
      PRAGMA user_version=1;
      INSERT INTO exercise VALUES('print-on-rerender', 5.0, 2, 0, 6.0);
      INSERT INTO attempt VALUES('a', 'print-on-rerender', 'pass', 'hash', 5.0);
      INSERT INTO place VALUES('lesson', 'reading');
      """)
    old.close()
    let store = try place.open()
    #expect(store.setAside == nil)
    #expect(try store.state(of: "print-on-rerender").attempts == 1)
    #expect(try store.state(of: "print-on-rerender").hints == 2)
    #expect(try store.place(named: "lesson") == "reading")
    #expect(try store.dueItems().isEmpty)
  }

  @Test("begins in an empty file as if there were none")
  func emptyFile() throws {
    let place = try TemporaryStore()
    try place.write(Data())
    let store = try place.open()
    #expect(store.setAside == nil)
    try store.setPlace("lesson", "reading")
  }

  @Test(
    "sets a damaged file aside under its date and begins anew",
    arguments: [Damage.header, .page, .truncated, .text, .negativeVersion])
  func damaged(_ damage: Damage) throws {
    let place = try TemporaryStore()
    let first = try place.open()
    for number in 0..<200 { try first.open(page: "page-\(number)", of: "reading") }
    first.close()
    let bytes = damage.apply(to: try place.contents())
    try place.write(bytes)

    let store = try place.open()
    let aside = "\(place.path).damaged-2026-11-30-064212"
    #expect(store.setAside == aside)
    #expect(try Data(contentsOf: URL(fileURLWithPath: aside)) == bytes)
    #expect(try store.place(in: "reading") == nil)
    try store.open(page: "the-body", of: "reading")
    store.close()
    #expect(try place.open().setAside == nil)
  }

  @Test("never overwrites what was set aside before")
  func damagedTwice() throws {
    let place = try TemporaryStore()
    for text in ["first", "second", "third"] {
      try place.write(Data(text.utf8))
      try place.open().close()
    }
    let name = "progress.sqlite.damaged-2026-11-30-064212"
    #expect(
      try place.files() == ["progress.sqlite", name, "\(name)-again", "\(name)-again-again"])
    let kept = try [name, "\(name)-again", "\(name)-again-again"].map {
      try String(contentsOfFile: "\(place.folder)/\($0)", encoding: .utf8)
    }
    #expect(kept == ["first", "second", "third"])
  }

  @Test("says why a folder can't be used")
  func folderIsFile() throws {
    let place = try TemporaryStore()
    try place.write(Data("x".utf8))
    let folder = "\(place.path)/below"
    #expect(throws: StoreError.unusable(path: folder, reason: "Not a directory")) {
      try ProgressStore(folder: folder, now: { 1 })
    }
  }

  @Test("says that a file can't be written, and sets nothing aside")
  func fileIsFolder() throws {
    let place = try TemporaryStore()
    try FileManager.default.createDirectory(
      atPath: place.path, withIntermediateDirectories: false)
    #expect(
      throws: StoreError.unusable(path: place.path, reason: "unable to open database file")
    ) { try place.open() }
    #expect(try place.files() == ["progress.sqlite"])
  }

  @Test("says that a folder is read-only", .enabled(if: getuid() != 0))
  func readOnlyFolder() throws {
    let place = try TemporaryStore()
    try place.open().close()
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: place.path)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: place.folder)
    #expect(throws: StoreError.self) { try place.open() }
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: place.folder)
  }

  @Test("gives SQLite's code and message with the path when a statement is refused")
  func refusedStatement() throws {
    let place = try TemporaryStore()
    let database = try place.open().database
    #expect(
      throws: StoreError.failed(path: place.path, code: 1, message: "no such table: nowhere")
    ) { try database.run("SELECT * FROM nowhere") }
    #expect(
      throws: StoreError.failed(
        path: place.path, code: 19, message: "cannot store TEXT value in REAL column appeal.at")
    ) { try database.run("INSERT INTO appeal VALUES('i', 'q', 'r', 't', 'v', 'noon')") }
  }

  @Test("can be written by several connections at once, from the first moment on")
  func atOnce() async throws {
    let place = try TemporaryStore()
    let folder = place.folder
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          let store = try ProgressStore(folder: folder, now: { 1 })
          for step in 0..<50 {
            try store.record(verdict: "fail", of: "e\(writer)", source: "\(step)")
          }
          store.close()
        }
      }
      try await group.waitForAll()
    }
    let store = try place.open()
    #expect(try (0..<4).map { try store.state(of: "e\($0)").attempts } == [50, 50, 50, 50])
  }

  @Test("sets a damaged file aside once when several find it at once")
  func damagedAtOnce() async throws {
    let place = try TemporaryStore()
    try place.write(Data(repeating: 7, count: 5000))
    let folder = place.folder
    let aside = try await withThrowingTaskGroup(of: String?.self) { group in
      for _ in 0..<8 {
        group.addTask { try ProgressStore(folder: folder, now: { 1 }).setAside }
      }
      return try await group.reduce(into: []) { $0 += [$1].compactMap(\.self) }
    }
    #expect(aside == ["\(place.path).damaged-1970-01-01-000001"])
  }
}

/// Ways in which a file can be damaged.
enum Damage: CaseIterable {
  case header
  case page
  case truncated
  case text
  case negativeVersion

  func apply(to data: Data) -> Data {
    var data = data
    switch self {
    case .header: data.replaceSubrange(0..<16, with: Data(repeating: 0xff, count: 16))
    case .page:
      data.replaceSubrange(
        4096..<data.count, with: [UInt8](repeating: 0xa5, count: data.count - 4096))
    case .truncated: data = data.prefix(data.count / 2)
    case .text: data = Data("lesson: reading\n".utf8)
    // The version stands in bytes 60 to 63.
    case .negativeVersion: data.replaceSubrange(60..<64, with: [0xff, 0xff, 0xff, 0xfe])
    }
    return data
  }
}
