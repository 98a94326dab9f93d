// expect: new prices are in the rows
import SwiftUI

// The current lot is announced by hand, the rows are still equal.

@Observable
final class Lot: Identifiable, Equatable {
  let id: Int
  let title: String
  var price: Int

  init(id: Int, title: String, price: Int) {
    self.id = id
    self.title = title
    self.price = price
  }

  static func == (left: Lot, right: Lot) -> Bool { left.id == right.id }
}

@Observable
final class Auction {
  var current = Lot(id: 2, title: "Clock", price: 80)
  var others = [Lot(id: 1, title: "Vase", price: 30), Lot(id: 2, title: "Clock", price: 80)]

  /// Takes what the server sent: new objects, the numbers as before.
  func receive(current: Lot, others: [Lot]) {
    withMutation(keyPath: \.current) { self.current = current }
    withMutation(keyPath: \.others) { self.others = others }
  }

  func isCurrent(_ lot: Lot) -> Bool { lot == current }
}

struct LotRow: View {
  let lot: Lot
  let mark: String
  @State private var hasStar = false

  var body: some View {
    HStack {
      Text("\(mark)\(lot.title): \(lot.price)\(hasStar ? " ★" : "")")
      Button("Star \(lot.id)") { hasStar = true }
    }
  }
}

struct AuctionScreen: View {
  let auction: Auction

  var body: some View {
    VStack {
      Text("Now \(auction.current.title) at \(auction.current.price)")
      ForEach(auction.others) { lot in
        LotRow(lot: lot, mark: auction.isCurrent(lot) ? "▸ " : "")
      }
    }
  }
}

#Preview {
  AuctionScreen(auction: Auction())
}
