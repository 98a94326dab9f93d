import Foundation
import Testing
import Waiting

@testable import ExerciseRunner

/// What is kept of compiled objects.
@Suite(.waiting) struct ObjectCacheTests {
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = try Files.makeTemporaryFolder(in: NSTemporaryDirectory())
    defer { Files.removeFolder(folder) }
    try body(folder)
  }

  private func put(_ name: String, used: Int, in folder: String) throws {
    let path = "\(folder)/\(name)"
    try Files.write([UInt8](repeating: 0, count: 1000), to: path)
    let date = Date(timeIntervalSince1970: TimeInterval(used))
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
  }

  @Test func whatWasNotUsedForLongestGoesFirst() throws {
    try inFolder { folder in
      for (name, used) in [("a.so", 300), ("b.so", 100), ("c.so", 200), ("b.warnings", 100)] {
        try put(name, used: used, in: folder)
      }
      ObjectCache(folder: folder, limit: 2000).sweep()
      #expect(Files.names(in: folder) == ["a.so", "c.so"])
    }
  }

  @Test func anObjectThatIsUsedStaysLonger() throws {
    try inFolder { folder in
      for (name, used) in [("a.so", 100), ("b.so", 200)] { try put(name, used: used, in: folder) }
      let cache = ObjectCache(folder: folder, limit: 1000)
      #expect(cache.object("a")?.path == "\(folder)/a.so")
      cache.sweep()
      #expect(Files.names(in: folder) == ["a.so"])
    }
  }

  @Test func anotherUserMayReadAnObject() throws {
    try inFolder { folder in
      try Files.write([1], to: "\(folder)/new", mode: 0o600)
      let path = try ObjectCache(folder: folder).add("\(folder)/new", as: "a", warnings: [])
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(mode == 0o755)
    }
  }

  @Test func foldersOfKilledCompilersAreRemovedAfterAWhile() throws {
    try inFolder { folder in
      try Files.makeFolder("\(folder)/observatory-old")
      try Files.makeFolder("\(folder)/observatory-new")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -7200)],
        ofItemAtPath: "\(folder)/observatory-old")
      ObjectCache(folder: folder).sweep()
      #expect(Files.names(in: folder) == ["observatory-new"])
    }
  }

  @Test func whatAKilledCompilerWasWritingIsRemovedAfterAWhile() throws {
    try inFolder { folder in
      let modules = "\(folder)/modules-1/3AB"
      try Files.makeFolder("\(folder)/modules-1")
      try Files.makeFolder(modules)
      for name in ["A.pcm", "A-1.pcm.tmp", "A.pcm.lock", "B-2.pcm.tmp"] {
        try Files.write([1], to: "\(modules)/\(name)")
        guard !name.hasPrefix("B") else { continue }
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -7200)],
          ofItemAtPath: "\(modules)/\(name)")
      }
      ObjectCache(folder: folder).sweep()
      #expect(Files.names(in: modules).sorted() == ["A.pcm", "B-2.pcm.tmp"])
    }
  }

  @Test func warningsComeWithACachedObjectToo() throws {
    try inFolder { folder in
      let bench = try Workbench()
      let compilation = Compilation(
        toolchain: bench.toolchain, runtime: bench.runtime, cache: folder)
      let code = "func f() { let unused = 1 }\n"
      let sources = [Compilation.Source(name: "Learner.swift", text: Array(code.utf8))]
      let first = try compilation.compile(sources)
      guard case .object(_, let warnings) = first else {
        Issue.record("\(first)")
        return
      }
      #expect(warnings.map(\.line) == [1])
      #expect(try compilation.compile(sources) == first)
    }
  }

  private func compilation(in cache: String) throws -> Compilation {
    let bench = try Workbench()
    return Compilation(toolchain: bench.toolchain, runtime: bench.runtime, cache: cache)
  }

  @Test func aFolderThatWasMovedGoesOnWorking() throws {
    try inFolder { folder in
      let text = "import Foundation\nfunc now() -> Date { Date() }\n"
      func compile(_ name: String, in cache: String) throws -> Bool {
        let source = Compilation.Source(name: name, text: Array(text.utf8))
        guard case .object = try compilation(in: cache).compile([source]) else { return false }
        return true
      }
      let isCompiled = try compile("First.swift", in: "\(folder)/old")
      #expect(isCompiled)
      #expect(Files.rename("\(folder)/old", "\(folder)/new"))
      let isCompiledAgain = try compile("Second.swift", in: "\(folder)/new")
      #expect(isCompiledAgain)
    }
  }
}
