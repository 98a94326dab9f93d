import SwiftUI

// A lot is a struct: then it has no identity, and each change is one of the auction.

struct Lot: Identifiable {
  let id: Int
  let title: String
  var price: Int
}

@Observable
final class Auction {
  var current = Lot(id: 2, title: "Clock", price: 80)
  var others = [Lot(id: 1, title: "Vase", price: 30), Lot(id: 2, title: "Clock", price: 80)]

  /// Takes what the server sent: new objects, the numbers as before.
  func receive(current: Lot, others: [Lot]) {
    self.current = current
    self.others = others
  }

  func isCurrent(_ lot: Lot) -> Bool { lot.id == current.id }
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
