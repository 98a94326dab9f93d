import Testing
import Waiting

@testable import ExerciseRunner

/// Observation itself, compiled as learners' files are.
///
/// The alias of SwiftUI, the re-export and the flags must leave it as it is. The situations are those
/// of Swift's own tests of the module; every test looks at one event of one program.
@Suite("Observation behaves as ever in a learner's file", .waiting)
struct ObservationBehaviourTests {
  private static let situations = [
    "aWriteWithoutAnObserverIsAnOrdinaryWrite",
    "aReadPropertyIsAnnouncedOnceAndAnUnreadOneIsNot",
    "computedPropertiesAndSubscriptsAreFollowedThroughTheirReads",
    "aGraphOfObjectsIsFollowedAlongThePathThatWasRead",
    "aNestedTrackingMergesItsReadsOutwards",
    "inheritanceGenericsAndProtocolsMakeNoDifference",
    "accessAndMutationByHandCount",
    "willSetAndDidSetAreKept",
    "theChangeIsAnnouncedBeforeItIsStored",
    "aModelOnTheMainActorIsTrackedThere",
    "observationsGiveTheCurrentValueThenOneATransaction",
    "observationsEndWhenTheirClosureSaysSo",
    "twoSequencesOverOneModelAreIndependent",
  ]

  private static let program = """
    import SwiftUI

    final class Fires: @unchecked Sendable { var count = 0 }

    @Observable final class Point {
      var x = 0
      var y = 0
      let fixed = 3
      @ObservationIgnored var ignored = 0
      var sum: Int {
        get { x + y }
        set { x = newValue - y }
      }
      subscript(offset: Int) -> Int { x + offset }
    }

    @Observable final class Node {
      var name = "a"
      var next: Node?
      var point = Point()
    }

    @Observable class Shape { var sides = 3 }
    @Observable final class Square: Shape { var size = 1 }

    @Observable final class Box<Content> {
      var content: Content
      init(_ content: Content) { self.content = content }
    }

    @Observable final class Hooked {
      var reads: [String] = []
      @ObservationIgnored private var stored = 1
      var value: Int {
        get {
          access(keyPath: \\.value)
          return stored
        }
        set { withMutation(keyPath: \\.value) { stored = newValue } }
      }
    }

    @Observable final class Level {
      nonisolated(unsafe) static var notes: [String] = []
      var level = 1 {
        willSet { Level.notes.append("will \\(level) to \\(newValue)") }
        didSet { Level.notes.append("did \\(oldValue) to \\(level)") }
      }
    }

    @MainActor @Observable final class Panel { var title = "t" }

    protocol Named: AnyObject, Observable { var name: String { get set } }
    extension Node: Named {}

    /// How often the change of what `read` reads is announced while `write` runs.
    func fires(_ read: () -> Void, _ write: () -> Void) -> Int {
      let fires = Fires()
      withObservationTracking(read, onChange: { fires.count += 1 })
      write()
      return fires.count
    }

    func aWriteWithoutAnObserverIsAnOrdinaryWrite() {
      let p = Point(); p.x = 2; p.sum = 10; print(p.x, p.y, p.sum, p.fixed, p[5])
    }

    func aReadPropertyIsAnnouncedOnceAndAnUnreadOneIsNot() {
      let p = Point()
      print(fires({ _ = p.x }, { p.x = 1; p.x = 2 }))
      print(fires({ _ = p.x }, { p.y = 1 }))
      print(fires({ _ = p.fixed; _ = p.ignored }, { p.ignored = 1; p.x = 9 }))
      print(fires({}, { p.x = 3 }))
    }

    func computedPropertiesAndSubscriptsAreFollowedThroughTheirReads() {
      let p = Point()
      print(fires({ _ = p.sum }, { p.y = 1 }))
      print(fires({ _ = p.sum }, { p.sum = 7 }))
      print(fires({ _ = p[1] }, { p.x = 0; p.x = 1 }))
    }

    func aGraphOfObjectsIsFollowedAlongThePathThatWasRead() {
      let a = Node(), b = Node(), c = Node()
      a.next = b
      print(fires({ _ = a.next?.name }, { b.name = "b" }))
      print(fires({ _ = a.next?.name }, { a.next = c }))
      print(fires({ _ = a.next?.name }, { b.name = "unread now" }))
      print(fires({ _ = a.point.x }, { a.point.x = 1 }))
      print(fires({ _ = a.point.x }, { a.point = Point() }))
      print(fires({ _ = a.point }, { a.point.x = 2 }))
    }

    func aNestedTrackingMergesItsReadsOutwards() {
      let p = Point()
      let inner = Fires(), outer = Fires()
      withObservationTracking({
        _ = p.x
        withObservationTracking({ _ = p.y }, onChange: { inner.count += 1 })
      }, onChange: { outer.count += 1 })
      p.y = 1
      print(inner.count, outer.count)
    }

    func inheritanceGenericsAndProtocolsMakeNoDifference() {
      let square = Square(), box = Box("a"), named: any Named = Node()
      print(fires({ _ = square.sides }, { square.sides = 4 }))
      print(fires({ _ = (square as Shape).sides }, { square.size = 2 }))
      print(fires({ _ = box.content }, { box.content = "b" }))
      print(fires({ _ = named.name }, { named.name = "c" }))
    }

    func accessAndMutationByHandCount() {
      let h = Hooked()
      print(fires({ _ = h.value }, { h.value = 1 }), h.value)
    }

    func willSetAndDidSetAreKept() {
      let s = Level()
      print(fires({ _ = s.level }, { s.level = 2 }))
      s.level = 2
      print(Level.notes.joined(separator: ", "))
    }

    func theChangeIsAnnouncedBeforeItIsStored() {
      nonisolated(unsafe) let p = Point()
      withObservationTracking({ _ = p.x }, onChange: { print("sees", p.x) })
      p.x = 5
      print("has", p.x)
    }

    @MainActor func aModelOnTheMainActorIsTrackedThere() {
      let s = Panel()
      print(fires({ _ = s.title }, { s.title = "u" }))
    }

    @MainActor func observationsGiveTheCurrentValueThenOneATransactionWatch() async {
      let s = Panel()
      let titles = Observations { s.title }
      var iterator = titles.makeAsyncIterator()
      print(await iterator.next(isolation: #isolation) ?? "end")
      s.title = "u"
      s.title = "v"
      print(await iterator.next(isolation: #isolation) ?? "end")
      s.title += ""
      print(await iterator.next(isolation: #isolation) ?? "end")
    }
    func observationsGiveTheCurrentValueThenOneATransaction() { Task { await observationsGiveTheCurrentValueThenOneATransactionWatch() } }

    @MainActor func observationsEndWhenTheirClosureSaysSoWatch() async {
      let s = Panel()
      let titles = Observations<String, Never>.untilFinished {
        s.title == "z" ? .finish : .next(s.title)
      }
      var seen: [String] = []
      for await title in titles {
        seen.append(title)
        s.title = seen.count == 1 ? "y" : "z"
      }
      print(seen.joined(separator: " "))
    }
    func observationsEndWhenTheirClosureSaysSo() { Task { await observationsEndWhenTheirClosureSaysSoWatch() } }

    @MainActor func twoSequencesOverOneModelAreIndependentWatch() async {
      let s = Panel()
      var first = Observations { s.title }.makeAsyncIterator()
      var second = Observations { s.title.count }.makeAsyncIterator()
      _ = await first.next(isolation: #isolation)
      _ = await second.next(isolation: #isolation)
      s.title = "long"
      print(await first.next(isolation: #isolation) ?? "end")
      print(await second.next(isolation: #isolation) ?? -1)
    }
    func twoSequencesOverOneModelAreIndependent() { Task { await twoSequencesOverOneModelAreIndependentWatch() } }

    """

  /// The program runs once; every situation is an event and a short wait for its tasks.
  private static let report = Result {
    try Workbench().trace(
      program, root: "Text(\"\")", do: situations.flatMap { ["run: \($0)()", "wait 0.02"] })
  }

  /// Returns the lines that a situation printed.
  private func output(of situation: String) throws -> [String] {
    let report = try Self.report.get()
    #expect(report.diagnostics == [])
    let first = try #require(report.steps.firstIndex { $0.name == "run: \(situation)()" })
    return report.steps[first...].prefix(2).flatMap {
      $0.output.split(separator: "\n").map(String.init)
    }
  }

  @Test func aWriteWithoutAnObserverIsAnOrdinaryWrite() throws {
    #expect(try output(of: "aWriteWithoutAnObserverIsAnOrdinaryWrite") == ["10 0 10 3 15"])
  }

  @Test func aReadPropertyIsAnnouncedOnceAndAnUnreadOneIsNot() throws {
    #expect(
      try output(of: "aReadPropertyIsAnnouncedOnceAndAnUnreadOneIsNot") == ["1", "0", "0", "0"])
  }

  @Test func computedPropertiesAndSubscriptsAreFollowedThroughTheirReads() throws {
    #expect(
      try output(of: "computedPropertiesAndSubscriptsAreFollowedThroughTheirReads") == [
        "1", "1", "1",
      ])
  }

  @Test func aGraphOfObjectsIsFollowedAlongThePathThatWasRead() throws {
    #expect(
      try output(of: "aGraphOfObjectsIsFollowedAlongThePathThatWasRead") == [
        "1", "1", "0", "1", "1", "0",
      ])
  }

  @Test func aNestedTrackingMergesItsReadsOutwards() throws {
    #expect(try output(of: "aNestedTrackingMergesItsReadsOutwards") == ["1 1"])
  }

  @Test func inheritanceGenericsAndProtocolsMakeNoDifference() throws {
    #expect(
      try output(of: "inheritanceGenericsAndProtocolsMakeNoDifference") == ["1", "0", "1", "1"])
  }

  @Test func accessAndMutationByHandCount() throws {
    #expect(try output(of: "accessAndMutationByHandCount") == ["1 1"])
  }

  @Test func willSetAndDidSetAreKept() throws {
    #expect(
      try output(of: "willSetAndDidSetAreKept") == [
        "1", "will 1 to 2, did 1 to 2, will 2 to 2, did 2 to 2",
      ])
  }

  @Test func theChangeIsAnnouncedBeforeItIsStored() throws {
    #expect(try output(of: "theChangeIsAnnouncedBeforeItIsStored") == ["sees 0", "has 5"])
  }

  @Test func aModelOnTheMainActorIsTrackedThere() throws {
    #expect(try output(of: "aModelOnTheMainActorIsTrackedThere") == ["1"])
  }

  @Test func observationsGiveTheCurrentValueThenOneATransaction() throws {
    #expect(
      try output(of: "observationsGiveTheCurrentValueThenOneATransaction") == ["t", "v", "v"])
  }

  @Test func observationsEndWhenTheirClosureSaysSo() throws {
    #expect(try output(of: "observationsEndWhenTheirClosureSaysSo") == ["t y"])
  }

  @Test func twoSequencesOverOneModelAreIndependent() throws {
    #expect(try output(of: "twoSequencesOverOneModelAreIndependent") == ["long", "4"])
  }
}
