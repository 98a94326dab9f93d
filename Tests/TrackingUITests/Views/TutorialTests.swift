import Foundation
import Testing
import TrackingUI

@MainActor
@Suite("What tutorials use for values over time, dates, alerts and groups") struct TutorialTests {
  private final class Search: ObservableObject {
    @Published var text = ""
    @Published var asked: [String] = []
    private var subscriptions: Set<AnyCancellable> = []

    init() {
      $text.dropFirst().debounce(for: .milliseconds(30), scheduler: RunLoop.main)
        .sink { [weak self] in self?.asked.append($0) }
        .store(in: &subscriptions)
    }
  }

  private struct SearchView: View {
    @StateObject private var search = Search()
    var body: some View {
      TextField("Search", text: $search.text)
      Text("asked \(search.asked.joined(separator: ","))")
    }
  }

  private struct Later: View {
    let subject: PassthroughSubject<Int, Never>
    @State private var last = 0
    var body: some View {
      Text("last \(last)").onReceive(subject.receive(on: DispatchQueue.main)) { last = $0 }
      Text("note").onReceive(NotificationCenter.default.publisher(for: .init("tutorial"))) { note in
        last = note.userInfo?["value"] as? Int ?? -1
      }
    }
  }

  private struct Appointment: View {
    @State private var day = Date(timeIntervalSince1970: 0)
    @State private var isOpen = false
    @State private var isAsking = false
    @State private var name = "a"
    @State private var committed = 0
    var body: some View {
      DatePicker(
        "Day", selection: $day, in: Date(timeIntervalSince1970: 86_400 * 30)...,
        displayedComponents: .date)
      DisclosureGroup("More", isExpanded: $isOpen) { Text("details \(committed)") }
      DisclosureGroup("Own") { Text("inside") }
      LabeledContent("Name", value: name)
      TextField("Name", text: $name, onCommit: { committed += 1 })
      Text("\(0.126, specifier: "%.2f")")
      Button("Ask") { isAsking = true }
        .alert(isPresented: $isAsking) {
          Alert(
            title: Text("Delete?"), message: Text("For ever."),
            primaryButton: .destructive(Text("Delete")) { name = "none" },
            secondaryButton: .cancel())
        }
    }
  }

  private struct Pressed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
  }

  private struct Choosing: View {
    @State private var chosen: Set<String> = []
    var body: some View {
      List(["a", "b"], id: \.self, selection: $chosen) { Text($0) }
      Text("\(chosen.sorted())")
      Button("All") { chosen = ["a", "b"] }.buttonStyle(Pressed())
      EditButton()
    }
  }

  private struct Pages: View {
    @State private var page = 2
    @State private var mode = EditMode.inactive
    var body: some View {
      TabView(selection: $page) {
        Tab("One", systemImage: "1.circle", value: 1) { Text("first") }
        Tab("Two", systemImage: "2.circle", value: 2) { Text("second") }
      }
      EditButton().environment(\.editMode, $mode)
      if mode.isEditing { ContentUnavailableView("Editing", systemImage: "pencil") }
      Circle().fill(.red).frame(width: 10, height: 10)
    }
  }

  @Test func debouncingSendsTheLastValueOfAQuickSeries() async throws {
    let stage = Stage { SearchView() }
    try stage.host.type("a", into: "Search")
    try stage.host.type("ab", into: "Search")
    try await Task.sleep(for: .milliseconds(60))
    stage.host.update()
    stage.expectText("Search: |ab|\nasked ab")
  }

  @Test func valuesComeByASchedulerAndByNotifications() async {
    let subject = PassthroughSubject<Int, Never>()
    let stage = Stage { Later(subject: subject) }
    stage.act { subject.send(4) }
    stage.expectText("last 0\nnote")
    await stage.runTasks()
    stage.expectText("last 4\nnote")
    stage.act {
      NotificationCenter.default.post(name: .init("tutorial"), object: nil, userInfo: ["value": 9])
    }
    stage.expectText("last 9\nnote")
  }

  @Test func datesAreTypedAndStayInTheirRange() throws {
    let stage = Stage { Appointment() }
    try stage.host.type("2026-11-30", into: "Day")
    stage.expectText(prefix: "Day: |2026-11-30|")
    try stage.host.type("1969-01-01", into: "Day")
    stage.expectText(prefix: "Day: |1970-01-31|")
    try stage.host.type("soon", into: "Day")
    stage.expectText(prefix: "Day: |1970-01-31|")
  }

  @Test func groupsOpenAndFieldsCommit() throws {
    let stage = Stage { Appointment() }
    stage.expectText(lacking: "details")
    try stage.tap("More")
    try stage.tap("Own")
    try stage.host.submit("Name")
    stage.expectText(containing: "[ More ]\ndetails 1\n[ Own ]\ninside\nName  a")
    stage.expectText(containing: "0.13")
    stage.expectRan(["Appointment"])
    try stage.tap("More")
    stage.expectText(lacking: "details")
  }

  @Test func anOlderAlertEndsWithAnyOfItsButtons() throws {
    let stage = Stage { Appointment() }
    try stage.tap("Ask")
    #expect(
      stage.host.screenText.hasSuffix(
        "=== alert ===\nDelete?\nFor ever.\n[ Delete ]\n[ Cancel ]"))
    try stage.tap("Delete")
    stage.expectText(containing: "Name  none")
    stage.expectText(suffix: "[ Ask ]")
  }

  @Test func pagesAreSelectedByTheirValueAndTheEditButtonFollowsTheMode() throws {
    let stage = Stage { Pages() }
    stage.expectText("[ One ]\nfirst\n[*Two ]\nsecond\n[ Edit ]")
    try stage.tap("One")
    try stage.tap("Edit")
    stage.expectText("[*One ]\nfirst\n[ Two ]\nsecond\n[ Done ]\nEditing")
  }

  @Test func aSecondTapTakesARowOutOfTheSelection() throws {
    let stage = Stage { Choosing() }
    try stage.tap("All")
    try stage.tap("a")
    stage.expectText("- a\n- b *\n[\"b\"]\n[ All ]\n[ Edit ]")
    #expect(stage.host.units.filter { $0.kind == .body }.count == 1)
  }
}
