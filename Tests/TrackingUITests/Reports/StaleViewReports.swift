import Testing

@testable import TrackingUI

@Observable private final class Ware: Identifiable {
  let id: Int
  var title: String
  init(_ id: Int) {
    self.id = id
    title = "item \(id)"
  }
}

@Observable private final class Shop {
  var items = [Ware(0), Ware(1), Ware(2)]
  var isBusy = false
  var firstTitles: [String] { items.map(\.title) }
}

/// Situations that were reported of other programs: views that stayed as they were.
@MainActor
@Suite("Reports: views that did not update") struct StaleViewReports {
  private struct Titles: View {
    let shop: Shop
    var body: some View { Text(shop.firstTitles.joined(separator: " ")) }
  }

  private struct Geometry: View {
    let shop: Shop
    var body: some View {
      GeometryReader { proxy in
        Text(shop.items[0].title)
        Button("Gesture") { _ = shop.items[1].title }
      }
    }
  }

  private struct Scrolling: View {
    let shop: Shop
    var body: some View {
      ScrollViewReader { proxy in
        Text(shop.items[0].title)
        Button("Jump") { proxy.scrollTo(2) }
      }
    }
  }

  private struct Tabs: View {
    let shop: Shop
    var body: some View {
      TabView {
        Page(item: shop.items[0]).tabItem { Text("One") }
        Page(item: shop.items[1]).tabItem { Text("Two") }
      }
    }
  }

  private struct Page: View {
    let item: Ware
    var body: some View { Text(item.title) }
  }

  private struct Links: View {
    let shop: Shop
    var body: some View {
      NavigationStack {
        List(shop.items) { item in
          NavigationLink {
            Text("detail of \(item.title)")
          } label: {
            Text(item.title)
          }
        }
      }
    }
  }

  private struct Stored: View {
    @AppStorage("size") private var size = 1
    let shop: Shop
    var body: some View {
      Text("\(size) \(shop.isBusy)")
      Button("Grow") { size += 1 }
    }
  }

  private struct Lazy: View {
    let shop: Shop
    var body: some View {
      LazyVStack { ForEach(shop.items) { Page(item: $0) } }
    }
  }

  @Test func aComputedPropertyOverANestedArrayIsFollowed() {
    let shop = Shop()
    let stage = Stage { Titles(shop: shop) }
    stage.act(running: ["Titles"]) { shop.items[1].title = "new" }
    stage.expectText("item 0 new item 2")
  }

  @Test func contentOfAGeometryReaderIsTrackedByItselfAndItsGesturesAreNot() throws {
    let shop = Shop()
    let stage = Stage { Geometry(shop: shop) }
    stage.act(running: []) { shop.items[0].title = "new" }
    #expect(stage.last.updates.map(\.kind) == [.content])
    try stage.tap("Gesture")
    stage.act(running: []) { shop.items[1].title = "new" }
    #expect(stage.last.updates.isEmpty)
    #expect(stage.last.warnings.isEmpty)
  }

  @Test func contentOfAScrollViewReaderUpdates() {
    let shop = Shop()
    let stage = Stage { Scrolling(shop: shop) }
    stage.act { shop.items[0].title = "new" }
    stage.expectText(prefix: "new")
  }

  @Test func aPageOfATabViewUpdatesAlone() {
    let shop = Shop()
    let stage = Stage { Tabs(shop: shop) }
    stage.act(running: ["Page"]) { shop.items[1].title = "new" }
  }

  @Test func aRowAndTheScreenOfItsLinkFollowTheModelWithoutOtherRows() throws {
    let shop = Shop()
    let stage = Stage { Links(shop: shop) }
    try stage.tap("item 1")
    #expect(stage.last.updates.isEmpty)
    stage.act { shop.items[1].title = "new" }
    #expect(stage.last.updates.map(\.kind) == [.row])
    stage.expectText(containing: "detail of new")
    stage.act { shop.items[0].title = "other" }
    #expect(stage.last.updates.map(\.kind) == [.row])
  }

  @Test func aPropertyWrapperOfTheViewKeepsWorkingBesideAModel() throws {
    let shop = Shop()
    let stage = Stage { Stored(shop: shop) }
    try stage.tap("Grow", running: ["Stored"])
    stage.expectText(prefix: "2 false")
    stage.act(running: ["Stored"]) { shop.isBusy = true }
  }

  @Test func noChildOfALazyStackKeepsOldContentWhateverTheOrderOfWrites() {
    let shop = Shop()
    let stage = Stage { Lazy(shop: shop) }
    var orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    orders += orders.reversed()
    for (round, order) in orders.enumerated() {
      stage.act(running: ["Page", "Page", "Page"]) {
        for index in order { shop.items[index].title = "\(round) \(index)" }
      }
      stage.expectText("\(round) 0\n\(round) 1\n\(round) 2")
    }
  }

  @Test func theViewBehindAnErasedWrapperUpdates() {
    let shop = Shop()
    let stage = Stage { AnyView(AnyView(Page(item: shop.items[0]))) }
    stage.act(running: ["Page"]) { shop.items[0].title = "new" }
  }
}
