import Testing

@testable import TrackingUI

@Observable private final class Counter {
  nonisolated(unsafe) static var made = 0
  var count = 0
  init() { Counter.made += 1 }
}

private struct Seed {
  nonisolated(unsafe) static var made = 0
  let model = Counter()
  init() { Seed.made += 1 }
}

@MainActor
@Suite(
  """
  C12: @State keeps one instance for as long as the view keeps its identity, however often the \
  struct is made again
  """)
struct StateKeepsOneInstance {
  private struct Owner: View {
    let title: String
    @State private var counter = Counter()
    var body: some View {
      Text("\(title) \(counter.count)")
      Button("Add") { counter.count += 1 }
    }
  }

  private struct Parent: View {
    @State private var title = "a"
    @State private var isShown = true
    var body: some View {
      if isShown { Owner(title: title) }
      Button("Rename") { title += "a" }
      Button("Flip") { isShown.toggle() }
    }
  }

  private struct Seeded: View {
    @State var count: Int
    var body: some View {
      Text("seed \(count)")
      Button("Own") { count += 1 }
    }
  }

  private struct SeedParent: View {
    @State private var seed = 1
    var body: some View {
      Seeded(count: seed)
      Button("Grow") { seed += 10 }
    }
  }

  @Test func theInstanceSurvivesNewValuesOfTheView() throws {
    let stage = Stage { Parent() }
    try stage.tap("Add")
    try stage.tap("Rename", running: ["Parent", "Owner"])
    stage.expectText(prefix: "aa 1")
    try stage.tap("Rename")
    stage.expectText(prefix: "aaa 1")
  }

  @Test func aViewThatComesBackHasANewInstance() throws {
    let stage = Stage { Parent() }
    try stage.tap("Add")
    try stage.tap("Flip")
    try stage.tap("Flip")
    stage.expectText(prefix: "a 0")
  }

  @Test func aValueFromTheParentIsOnlyTheSeedButTheParentDependsOnIt() throws {
    let stage = Stage { SeedParent() }
    try stage.tap("Own")
    try stage.tap("Grow", running: ["SeedParent"])
    stage.expectText(prefix: "seed 2")
  }
}

@MainActor
@Suite(
  """
  C13: lazy and eager initial values: how many times init runs in each mode
  """, .serialized)
struct InitialValues {
  private struct Owner: View {
    let round: Int
    @State private var counter = Counter()
    var body: some View { Text("\(round) \(counter.count)") }
  }

  private struct Several: View {
    let round: Int
    @State private var counters = [Counter(), Counter()]
    var body: some View { Text("\(round) \(counters.count)") }
  }

  private struct Plain: View {
    let round: Int
    @State private var seed = Seed()
    var body: some View { Text("\(round) \(seed.model.count)") }
  }

  private struct Around<Content: View>: View {
    @State private var round = 0
    let content: (Int) -> Content
    var body: some View {
      content(round)
      Button("Round") { round += 1 }
    }
  }

  private func initsAfterTwoRounds(
    _ state: StateInitialValues, @ViewBuilder _ content: @escaping (Int) -> some View
  ) throws -> [Int] {
    Counter.made = 0
    Seed.made = 0
    let stage = Stage(state: state) { Around(content: content) }
    let first = Counter.made
    try stage.tap("Round")
    try stage.tap("Round")
    return [first, Counter.made]
  }

  @Test func lazyValuesAreMadeOnce() throws {
    #expect(try initsAfterTwoRounds(.lazy) { Owner(round: $0) } == [1, 1])
    #expect(try initsAfterTwoRounds(.lazy) { Several(round: $0) } == [2, 2])
    #expect(try initsAfterTwoRounds(.lazy) { Plain(round: $0) } == [1, 1])
    #expect(Seed.made == 1)
  }

  @Test func eagerValuesAreMadeWithEveryValueOfTheView() throws {
    #expect(try initsAfterTwoRounds(.eager) { Owner(round: $0) } == [1, 3])
    #expect(try initsAfterTwoRounds(.eager) { Several(round: $0) } == [2, 6])
    #expect(try initsAfterTwoRounds(.eager) { Plain(round: $0) } == [1, 3])
    #expect(Seed.made == 3)
  }
}

@MainActor
@Suite("C14: state in App and Scene lives for the program", .serialized)
struct StateOfTheProgram {
  private struct Shop: App {
    @State private var counter = Counter()
    var body: some Scene { WindowGroup { Door(counter: counter) } }
  }

  private struct Door: View {
    let counter: Counter
    @State private var isOpen = true
    var body: some View {
      if isOpen { Visitors(counter: counter) }
      Button("Door") { isOpen.toggle() }
    }
  }

  private struct Visitors: View {
    let counter: Counter
    var body: some View {
      Text("visitors \(counter.count)")
      Button("Enter") { counter.count += 1 }
    }
  }

  private struct Hall: Scene {
    @State private var guests = 1
    var body: some Scene {
      WindowGroup("Guests", id: "guests") { Button("Guests \(guests)") { guests += 1 } }
    }
  }

  private struct Hotel: App {
    var body: some Scene { Hall() }
  }

  @Test func theAppsModelOutlivesEveryViewThatShowsIt() throws {
    Counter.made = 0
    let host = ViewHost(options: .tracing, app: { Shop() })
    try host.tap("Enter")
    try host.tap("Door")
    try host.tap("Door")
    #expect(host.screenText.hasPrefix("visitors 1"))
    #expect(Counter.made == 1)
    #expect(host.steps.last?.updates.map(\.view).last == "StateOfTheProgram.Visitors")
  }

  @Test func aSceneKeepsItsState() throws {
    let host = ViewHost(options: .tracing, app: { Hotel() })
    try host.tap("Guests 1")
    #expect(host.screenText == "[ Guests 2 ]")
    #expect(host.steps.last?.updates.map(\.kind) == [.scene])
  }
}

@MainActor
@Suite(
  """
  C33: reads in actions, tasks, onAppear, onChange and initialisers enrol nothing, except the \
  one-time parent dependency of a model that reads itself in init (eager)
  """)
struct ReadsOutsideOfBodies {
  @Observable final class Weather {
    var place = "Oslo"
    var degrees = 3
  }

  @Observable final class SelfReader {
    var name = "new"
    init() { if name.isEmpty { name = "never" } }
  }

  @Observable final class SelfWriter {
    var name = "new"
    init() { name = "written" }
  }

  private struct Reading: View {
    let weather: Weather
    let note: (String) -> Void
    @State private var round = 0
    var body: some View {
      Button("Read") { note(weather.place) }
        .onAppear { note("appear \(weather.place)") }
        .onChange(of: round) { note("change \(weather.place)") }
        .task { note("task \(weather.place)") }
        .onDisappear { note("gone \(weather.place)") }
      Button("Round") { round += 1 }
    }
  }

  private struct Made: View {
    let text: String
    init(_ weather: Weather) { text = weather.place }
    var body: some View { Text(text) }
  }

  private struct Maker: View {
    let weather: Weather
    var body: some View { Made(weather) }
  }

  private struct Parent: View {
    var body: some View { Owner() }
  }

  private struct Owner: View {
    @State private var model = SelfReader()
    var body: some View { Button("Name") { model.name += "!" } }
  }

  private struct WriterParent: View {
    var body: some View { WriterOwner() }
  }

  private struct WriterOwner: View {
    @State private var model = SelfWriter()
    var body: some View { Button("Name") { model.name += "!" } }
  }

  @Test func readsInActionsAndLifecycleMakeNoDependency() async throws {
    let weather = Weather()
    var notes: [String] = []
    let stage = Stage { Reading(weather: weather) { notes.append($0) } }
    await stage.runTasks()
    try stage.tap("Read")
    try stage.tap("Round")
    #expect(notes == ["appear Oslo", "task Oslo", "Oslo", "change Oslo"])
    stage.act(running: []) { weather.place = "Rome" }
  }

  @Test func aReadInTheInitialiserOfAViewBelongsToTheBodyThatMakesIt() {
    let weather = Weather()
    let stage = Stage { Maker(weather: weather) }
    stage.act(running: ["Maker", "Made"]) { weather.place = "Rome" }
    #expect(stage.causes(of: "Made") == [TraceCause(kind: .value, fields: ["text"])])
  }

  @Test func anEagerModelThatReadsItselfRunsTheParentOnce() throws {
    let stage = Stage(state: .eager) { Parent() }
    try stage.tap("Name", running: ["Parent"])
    stage.expectCauses(of: "Parent", ["ReadsOutsideOfBodies.SelfReader#1.name"])
    try stage.tap("Name", running: [])
  }

  @Test func aLazyModelThatReadsItselfRunsNobody() throws {
    let stage = Stage { Parent() }
    try stage.tap("Name", running: [])
  }

  @Test func anEagerModelThatOnlyWritesInInitRunsNobody() throws {
    let stage = Stage(state: .eager) { WriterParent() }
    try stage.tap("Name", running: [])
  }
}
