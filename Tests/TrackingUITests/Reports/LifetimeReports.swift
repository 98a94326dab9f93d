import Testing

@testable import TrackingUI

@Observable private final class Session {
  nonisolated(unsafe) static var made = 0
  var name = "s"
  var ticks = 0
  init() { Session.made += 1 }
}

private struct ShadeKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private struct DepthKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  fileprivate var shade: Int {
    get { self[ShadeKey.self] }
    set { self[ShadeKey.self] = newValue }
  }
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

/// Situations that were reported of other programs: ownership, environment, lifecycle, threads.
@MainActor
@Suite("Reports: ownership, environment and lifecycle", .serialized) struct LifetimeReports {
  private struct Owner: View {
    let round: Int
    @State private var session = Session()
    var body: some View { Text("\(round) \(session.name)") }
  }

  private struct Around: View {
    @State private var round = 0
    var body: some View {
      Owner(round: round)
      Button("Round") { round += 1 }
    }
  }

  private struct Reader: View {
    @Environment(\.shade) private var shade
    @Environment(\.depth) private var depth
    var body: some View { Text("\(shade) \(depth)") }
  }

  private struct Transforming: View {
    @State private var usesDepth = false
    var body: some View {
      Reader().transformEnvironment(usesDepth ? \.depth : \.shade) { $0 += 1 }
      Button("Switch") { usesDepth.toggle() }
    }
  }

  private struct Stacked: View {
    @State private var path: [Int] = []
    let note: (String) -> Void
    var body: some View {
      NavigationStack(path: $path) {
        Button("Go") { path = [7] }
          .navigationDestination(for: Int.self) { number in
            Text("screen \(number)")
              .onAppear { note("appear \(number)") }
              .task { note("task \(number)") }
              .onDisappear { note("gone \(number)") }
          }
      }
      Button("Back") { path = [] }
    }
  }

  private struct Loading: View {
    let session: Session
    @State private var round = 0
    let note: (String) -> Void
    var body: some View {
      Text("\(session.ticks) \(round)")
        .task {
          note("start")
          while !Task.isCancelled {
            do { try await Task.sleep(for: .milliseconds(1)) } catch { break }
          }
          note("cancelled")
        }
      Button("Round") { round += 1 }
    }
  }

  private struct Holder: View {
    let session: Session
    let note: (String) -> Void
    @State private var isShown = true
    var body: some View {
      if isShown { Loading(session: session, note: note) }
      Button("Flip") { isShown.toggle() }
    }
  }

  private struct Doubles: View {
    @State private var words = ["a", "b", "a"]
    var body: some View {
      ForEach(words, id: \.self) { Text($0) }
      Button("More") { words.append("c") }
    }
  }

  @Test func aModelInStateIsMadeOnceOrWithEveryValueOfTheView() throws {
    Session.made = 0
    let lazy = Stage { Around() }
    try lazy.tap("Round")
    #expect(Session.made == 1)
    Session.made = 0
    let eager = Stage(state: .eager) { Around() }
    try eager.tap("Round")
    #expect(Session.made == 2)
  }

  @Test func aTransformWithAChangingKeyPathGivesBothKeysTheirValues() throws {
    let stage = Stage { Transforming() }
    stage.expectText(prefix: "1 0")
    try stage.tap("Switch", running: ["Transforming", "Reader"])
    stage.expectText(prefix: "0 1")
  }

  @Test func aScreenTakenOffTheStackEndsOnce() async throws {
    var notes: [String] = []
    let stage = Stage { Stacked { notes.append($0) } }
    let host = stage.host
    try host.tap("Go")
    await stage.runTasks()
    #expect(notes == ["appear 7", "task 7"])
    #expect(host.screenText.contains("screen 7"))
    try host.dismiss()
    #expect(notes == ["appear 7", "task 7", "gone 7"])
    #expect(!host.screenText.contains("screen 7"))
    try host.tap("Back")
    #expect(notes.count == 3)
  }

  @Test func aTaskIsNotRestartedByUpdatesAndIsCancelledWithItsView() async throws {
    var notes: [String] = []
    let session = Session()
    let stage = Stage { Holder(session: session) { notes.append($0) } }
    await stage.runTasks()
    try stage.tap("Round")
    stage.act { session.ticks += 1 }
    await stage.runTasks()
    #expect(notes == ["start"])
    try stage.tap("Flip")
    await stage.runTasks()
    #expect(notes == ["start", "cancelled"])
  }

  @Test func duplicateIdsAreWarnedAboutInSwiftUIsWords() throws {
    let stage = Stage { Doubles() }
    #expect(
      stage.last.warnings == [
        "ForEach<Array<String>, String, Text>: the ID a occurs multiple times within the collection,"
          + " this will give undefined results!"
      ])
    try stage.tap("More")
    stage.expectText(prefix: "a\nb\na\nc")
  }

  @Test func manyWritersAtOnceLoseNothing() async {
    let session = Session()
    struct Ticks: View {
      let session: Session
      var body: some View { Text("\(session.ticks)") }
    }
    let host = ViewHost { Ticks(session: session) }
    nonisolated(unsafe) let model = session
    let lock = NSLock()
    let threads = (0..<4).map { _ in
      Thread { for _ in 0..<200 { lock.withLock { model.ticks += 1 } } }
    }
    for thread in threads { thread.start() }
    while threads.contains(where: { !$0.isFinished }) { host.update() }
    host.update()
    #expect(host.screenText == "800")
  }

  @Test func twoHostsOverOneGlobalModelDoNotDisturbEachOther() {
    let session = Session()
    struct Name: View {
      let session: Session
      var body: some View { Text(session.name) }
    }
    do {
      let first = Stage { Name(session: session) }
      first.act { session.name = "first" }
    }
    let second = Stage { Name(session: session) }
    second.act(running: ["Name"]) { session.name = "second" }
    second.expectText("second")
  }
}
