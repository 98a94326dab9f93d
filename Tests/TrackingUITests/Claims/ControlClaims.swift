import Testing
import TrackingUI

@Observable private final class Chore {
  var title = "Water"
  var isDone = false
  var steps = [Part("a"), Part("b")]
}

@Observable private final class Part: Identifiable {
  let id: String
  var name: String
  init(_ id: String) {
    self.id = id
    name = "step \(id)"
  }
}

@MainActor private let shared = Chore()

@MainActor
@Suite("C17: a button's action changes the model without any wrapper")
struct ActionsChangeModels {
  private struct Doing: View {
    let task: Chore
    var body: some View {
      Text(task.isDone ? "done" : "open")
      Button("Toggle", role: .destructive) { task.isDone.toggle() }
      Button {
        task.title += "!"
      } label: {
        Text("Shout")
      }
    }
  }

  @Test func aPlainPropertyIsEnough() throws {
    let stage = Stage { Doing(task: Chore()) }
    try stage.tap("Toggle", running: ["Doing"])
    stage.expectText(prefix: "done")
    try stage.tap("Shout", running: [])
  }
}

@MainActor
@Suite(
  """
  C18: @Bindable on a parameter, a local variable in body or row closure, a global; $book.title \
  drives TextField, $book.isAvailable drives Toggle
  """, .serialized)
struct BindableModels {
  private struct Editor: View {
    @Bindable var task: Chore
    var body: some View {
      TextField("Title", text: $task.title)
      Toggle("Done", isOn: $task.isDone)
    }
  }

  private struct Local: View {
    let task: Chore
    var body: some View {
      @Bindable var task = task
      TextField("Title", text: $task.title)
    }
  }

  private struct Rows: View {
    let task: Chore
    var body: some View {
      List(task.steps) { step in
        @Bindable var step = step
        TextField(step.id, text: $step.name)
      }
    }
  }

  private struct Global: View {
    var body: some View { Toggle("Done", isOn: Bindable(shared).isDone) }
  }

  private struct Owner: View {
    @State private var task = Chore()
    var body: some View {
      TextField("Title", text: $task.title)
      Text(task.title)
    }
  }

  @Test func aParameterDrivesFieldAndToggle() throws {
    let task = Chore()
    let stage = Stage { Editor(task: task) }
    try stage.host.type("Feed", into: "Title")
    try stage.host.toggle("Done")
    #expect(task.title == "Feed")
    #expect(task.isDone)
    stage.expectText("Title: |Feed|\n[x] Done")
  }

  @Test func aLocalVariableInBodyBinds() throws {
    let task = Chore()
    let stage = Stage { Local(task: task) }
    try stage.host.type("Feed", into: "Title")
    #expect(task.title == "Feed")
    stage.expectRan(["Local"])
  }

  @Test func aLocalVariableInARowClosureBindsThatRow() throws {
    let task = Chore()
    let stage = Stage { Rows(task: task) }
    try stage.host.type("new", into: "b")
    #expect(task.steps.map(\.name) == ["step a", "new"])
    #expect(stage.ran.isEmpty)
    #expect(stage.last.updates.map(\.path) == ["BindableModels.Rows/List[1]"])
  }

  @Test func aGlobalBindsThroughAnExpression() throws {
    let stage = Stage { Global() }
    let before = shared.isDone
    try stage.host.toggle("Done")
    #expect(shared.isDone == !before)
    stage.expectRan(["Global"])
  }

  @Test func stateOfAModelBindsByItself() throws {
    let stage = Stage { Owner() }
    try stage.host.type("Feed", into: "Title")
    stage.expectText("Title: |Feed|\nFeed")
    stage.expectCauses(of: "Owner", ["Chore#1.title"])
  }
}

@MainActor
@Suite("C19: dismiss, onSubmit, sheet(isPresented:) with the presenter's environment")
struct Presentations {
  private struct Sheet: View {
    let task: Chore
    @State private var isShown = false
    @State private var dismissed = 0
    var body: some View {
      Button("Show") { isShown = true }
        .sheet(isPresented: $isShown, onDismiss: { dismissed += 1 }) { Inside() }
      Text("dismissed \(dismissed)")
    }
  }

  private struct Inside: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(Chore.self) private var task
    var body: some View {
      @Bindable var task = task
      TextField("Title", text: $task.title).onSubmit { dismiss() }
      Button("Close") { dismiss() }
    }
  }

  private struct Items: View {
    let task: Chore
    @State private var chosen: Part?
    var body: some View {
      Button("First") { chosen = task.steps[0] }
        .sheet(item: $chosen) { step in Text("sheet of \(step.name)") }
    }
  }

  private func stage() -> (Stage, Chore) {
    let task = Chore()
    return (Stage { Sheet(task: task).environment(task) }, task)
  }

  @Test func aSheetRunsWhenItIsPresentedAndItsOwnerDoesNot() throws {
    let (stage, _) = stage()
    try stage.tap("Show", running: ["Inside"])
    #expect(stage.last.updates.map(\.kind) == [.content, .body])
    try stage.tap("Close", running: ["Sheet"])
    stage.expectText("[ Show ]\ndismissed 1")
  }

  @Test func theSheetSeesThePresentersEnvironment() throws {
    let (stage, task) = stage()
    try stage.tap("Show")
    try stage.host.type("Feed", into: "Title")
    #expect(task.title == "Feed")
    stage.expectRan(["Inside"])
  }

  @Test func submittingTheFieldDismissesTheSheet() throws {
    let (stage, _) = stage()
    try stage.tap("Show")
    try stage.host.submit("Title")
    stage.expectText("[ Show ]\ndismissed 1")
    #expect(throws: ActionFailure.nothingPresented) { try stage.host.dismiss() }
  }

  @Test func theSheetOfAnItemFollowsTheItem() throws {
    let task = Chore()
    let stage = Stage { Items(task: task) }
    try stage.tap("First")
    stage.expectText(containing: "sheet of step a")
    stage.act { task.steps[0].name = "renamed" }
    #expect(stage.last.updates.map(\.kind) == [.content])
    stage.expectText(containing: "sheet of renamed")
    try stage.host.dismiss()
    stage.expectText("[ First ]")
  }
}

@MainActor
@Suite(
  """
  C20: making $model.name reads name (the owner depends on it); $state does not
  """)
struct MakingBindings {
  private struct Form: View {
    @Bindable var task: Chore
    var body: some View {
      TextField("Title", text: $task.title)
      Text("form")
    }
  }

  private struct Reader: View {
    @Binding var value: Int
    var body: some View { Text("\(value)") }
  }

  private struct Writer: View {
    @Binding var value: Int
    var body: some View { Button("Write") { value += 1 } }
  }

  private struct Passing: View {
    @State private var value = 0
    var body: some View {
      Reader(value: $value)
      Writer(value: $value)
      Button("Set") { value = 5 }
    }
  }

  private struct Point: Equatable {
    var x = 0
    var y = 0
  }

  private struct Parts: View {
    @State private var point = Point()
    var body: some View {
      Reader(value: $point.x)
      Button("X") { point.x += 1 }
    }
  }

  @Test func aBindingToAModelIsADependencyOfItsMaker() throws {
    let task = Chore()
    let stage = Stage { Form(task: task) }
    #expect(stage.last.updates.first?.reads == ["Chore#1.title"])
    try stage.host.type("Feed", into: "Title")
    stage.expectRan(["Form"])
    stage.act(running: []) { task.isDone = true }
  }

  @Test func aBindingToStateMakesItsReaderDependNotItsMaker() throws {
    let stage = Stage { Passing() }
    try stage.tap("Set", running: ["Reader"])
    #expect(stage.causes(of: "Reader") == [TraceCause(kind: .binding, name: "value")])
    try stage.tap("Set", running: [])
    try stage.tap("Write", running: ["Reader"])
  }

  @Test func aBindingToAPartOfStateDoesTheSame() throws {
    let stage = Stage { Parts() }
    try stage.tap("X", running: ["Reader"])
    stage.expectText(prefix: "1")
  }
}
