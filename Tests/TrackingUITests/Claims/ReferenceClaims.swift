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
    #expect(try stage.tap("Swap") == ["Chooser", "TitleView", "Silent"])
    #expect(stage.causes(of: "TitleView") == [TraceCause(kind: .value, fields: ["recipe"])])
    #expect(stage.act { first.title = "old" }.isEmpty)
    #expect(stage.act { second.title = "new" } == ["TitleView"])
  }

  @Test func theSameReferenceAgainIsNoChange() throws {
    let stage = Stage { Chooser(first: Recipe(), second: Recipe()) }
    #expect(try stage.tap("Write").isEmpty)
  }

  @Test func replacingTheObjectInStateRunsTheOwnerAndItsReader() throws {
    let stage = Stage { Owner() }
    #expect(try stage.tap("Renew") == ["Owner", "TitleView"])
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
    #expect(stage.act { recipe.cook.name = "Bea" } == ["Credit"])
    #expect(stage.causes(of: "Credit").map(\.name) == ["Cook#1.name"])
    #expect(stage.act { recipe.cook = Cook("Cleo") } == ["Credit"])
    #expect(stage.causes(of: "Credit").map(\.name) == ["Recipe#1.cook"])
    #expect(stage.host.screenText == "by Cleo")
  }

  @Test func theReplacedObjectIsNoLongerHeard() {
    let recipe = Recipe()
    let stage = Stage { Credit(recipe: recipe) }
    let first = recipe.cook
    stage.act { recipe.cook = Cook("Cleo") }
    #expect(stage.act { first.name = "gone" }.isEmpty)
    #expect(stage.act { recipe.minutes = 5 }.isEmpty)
  }

  @Test func twoWritesAlongThePathGiveOneRunWithBothCauses() {
    let recipe = Recipe()
    let stage = Stage { Credit(recipe: recipe) }
    #expect(
      stage.act {
        recipe.cook.name = "Bea"
        recipe.cook = Cook("Cleo")
      } == ["Credit"])
    #expect(stage.causes(of: "Credit").map(\.name) == ["Cook#1.name", "Recipe#1.cook"])
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
    #expect(stage.act { journal.drafts += 1 }.isEmpty)
    #expect(stage.host.screenText == "0")
  }

  @Test func aLazyOneDependsOnWhatItReadsWhileItIsMade() {
    let journal = Journal()
    let stage = Stage { Greeting(journal: journal) }
    #expect(stage.last.updates.first?.reads == ["Journal#1.owner"])
    #expect(stage.act { journal.owner = "Lee" } == ["Greeting"])
    #expect(stage.host.screenText == "Hello, Kim")
    #expect(stage.act { journal.owner = "Max" }.isEmpty)
  }

  @Test func staticPropertiesAreNotTracked() {
    let journal = Journal()
    let stage = Stage { Opened(journal: journal) }
    #expect(stage.last.updates.first?.reads == ["Journal#1.owner"])
    #expect(stage.act { Journal.opened += 1 }.isEmpty)
  }
}
