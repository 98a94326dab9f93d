import Testing
import TrackingUI

@Observable private final class Cook {
  var name: String
  init(_ name: String) { self.name = name }
}

@Observable private final class Recipe {
  var title = "Soup"
  var cook = Cook("Ann")
  var minutes = 20
}

private struct TitleView: View {
  let recipe: Recipe
  var body: some View { Text(recipe.title) }
}

@MainActor
@Suite("C10: a view that stores a reference runs when the reference is replaced")
struct ReplacedReferences {
  private struct Chooser: View {
    let first: Recipe
    let second: Recipe
    @State private var usesSecond = false
    var body: some View {
      TitleView(recipe: usesSecond ? second : first)
      Silent(recipe: usesSecond ? second : first)
      Button("Swap") { usesSecond.toggle() }
      Button("Write") { usesSecond = usesSecond }
    }
  }

  private struct Silent: View {
    let recipe: Recipe
    var body: some View { Text("reads nothing") }
  }

  private struct Owner: View {
    @State private var recipe = Recipe()
    var body: some View {
      TitleView(recipe: recipe)
      Button("Renew") { recipe = Recipe() }
    }
  }

  @Test func aReplacedReferenceIsAChangedView() throws {
    let first = Recipe()
    let second = Recipe()
    let stage = Stage { Chooser(first: first, second: second) }
    try stage.tap("Swap", running: ["Chooser", "TitleView", "Silent"])
    #expect(stage.causes(of: "TitleView") == [TraceCause(kind: .value, fields: ["recipe"])])
    stage.act(running: []) { first.title = "old" }
    stage.act(running: ["TitleView"]) { second.title = "new" }
  }

  @Test func theSameReferenceAgainIsNoChange() throws {
    let stage = Stage { Chooser(first: Recipe(), second: Recipe()) }
    try stage.tap("Write", running: [])
  }

  @Test func replacingTheObjectInStateRunsTheOwnerAndItsReader() throws {
    let stage = Stage { Owner() }
    try stage.tap("Renew", running: ["Owner", "TitleView"])
    #expect(stage.causes(of: "Owner") == [TraceCause(kind: .state, name: "recipe")])
  }
}

@MainActor
@Suite(
  """
  C11: book.author.name: changes of the inner object's property, and replacing the inner object, \
  both count
  """)
struct ThroughAnotherObject {
  private struct Credit: View {
    let recipe: Recipe
    var body: some View { Text("by \(recipe.cook.name)") }
  }

  @Test func theInnerPropertyAndItsReplacementCount() {
    let recipe = Recipe()
    let stage = Stage { Credit(recipe: recipe) }
    #expect(stage.last.updates.first?.reads == ["Cook#1.name", "Recipe#1.cook"])
    stage.act(running: ["Credit"]) { recipe.cook.name = "Bea" }
    stage.expectCauses(of: "Credit", ["Cook#1.name"])
    stage.act(running: ["Credit"]) { recipe.cook = Cook("Cleo") }
    stage.expectCauses(of: "Credit", ["Recipe#1.cook"])
    stage.expectText("by Cleo")
  }

  @Test func theReplacedObjectIsNoLongerHeard() {
    let recipe = Recipe()
    let stage = Stage { Credit(recipe: recipe) }
    let first = recipe.cook
    stage.act { recipe.cook = Cook("Cleo") }
    stage.act(running: []) { first.name = "gone" }
    stage.act(running: []) { recipe.minutes = 5 }
  }

  @Test func twoWritesAlongThePathGiveOneRunWithBothCauses() {
    let recipe = Recipe()
    let stage = Stage { Credit(recipe: recipe) }
    stage.act(running: ["Credit"]) {
      recipe.cook.name = "Bea"
      recipe.cook = Cook("Cleo")
    }
    stage.expectCauses(of: "Credit", ["Cook#1.name", "Recipe#1.cook"])
  }
}

@Observable private final class Journal {
  @ObservationIgnored var drafts = 0
  @ObservationIgnored lazy var greeting = "Hello, \(owner)"
  var owner = "Kim"
  nonisolated(unsafe) static var opened = 0
}

@MainActor
@Suite(
  """
  C26: @ObservationIgnored properties never cause a run; lazy and wrapped ones must be ignored
  """, .serialized)
struct IgnoredProperties {
  private struct Drafts: View {
    let journal: Journal
    var body: some View { Text("\(journal.drafts)") }
  }

  private struct Greeting: View {
    let journal: Journal
    var body: some View { Text(journal.greeting) }
  }

  private struct Opened: View {
    let journal: Journal
    var body: some View { Text("\(Journal.opened) \(journal.owner)") }
  }

  @Test func anIgnoredPropertyIsReadWithoutADependency() {
    let journal = Journal()
    let stage = Stage { Drafts(journal: journal) }
    #expect(stage.last.updates.first?.reads == [])
    stage.act(running: []) { journal.drafts += 1 }
    stage.expectText("0")
  }

  @Test func aLazyOneDependsOnWhatItReadsWhileItIsMade() {
    let journal = Journal()
    let stage = Stage { Greeting(journal: journal) }
    #expect(stage.last.updates.first?.reads == ["Journal#1.owner"])
    stage.act(running: ["Greeting"]) { journal.owner = "Lee" }
    stage.expectText("Hello, Kim")
    stage.act(running: []) { journal.owner = "Max" }
  }

  @Test func staticPropertiesAreNotTracked() {
    let journal = Journal()
    let stage = Stage { Opened(journal: journal) }
    #expect(stage.last.updates.first?.reads == ["Journal#1.owner"])
    stage.act(running: []) { Journal.opened += 1 }
  }
}
