import ExerciseChecks
import SwiftUI

private let equal = "why-doesnt-it-update#equal-and-yet-another"
private let cure = "why-doesnt-it-update#the-cure-compare-by-identity"
private let forced = "why-doesnt-it-update#what-forcing-costs"

@MainActor private func news(clock: Int, vase: Int) -> (current: Lot, others: [Lot]) {
  (
    Lot(id: 2, title: "Clock", price: clock),
    [Lot(id: 1, title: "Vase", price: vase), Lot(id: 2, title: "Clock", price: clock)]
  )
}

@MainActor private func receive(_ auction: Auction, clock: Int, vase: Int) {
  let sent = news(clock: clock, vase: vase)
  auction.receive(current: sent.current, others: sent.others)
}

let exercise = Exercise {
  Check("everything is on screen from the start") {
    let screen = host(AuctionScreen(auction: Auction()))
    for text in ["Now Clock at 80", "Vase: 30", "Clock: 80"] {
      try expect(screen.text.contains(text), "“\(text)” should be on screen.", lesson: equal)
    }
    try expect(
      !screen.text.contains("★"), "Nobody has given a star yet: “★” should be gone.", lesson: equal)
  }

  Check("another lot, or another list, is heard by itself") {
    let auction = Auction()
    let screen = host(AuctionScreen(auction: auction))
    screen.perform { auction.current = Lot(id: 2, title: "Clock", price: 91) }
    try expect(
      screen.text.contains("Now Clock at 91"),
      "`current` alone was set: “Now Clock at 91” should be on screen.", lesson: equal)
    screen.perform { auction.others = [Lot(id: 1, title: "Vase", price: 37)] }
    try expect(
      screen.text.contains("Vase: 37"),
      "`others` alone was set: “Vase: 37” should be on screen.", lesson: equal)
  }

  Check("a new price of the current lot is on screen") {
    let auction = Auction()
    let screen = host(AuctionScreen(auction: auction))
    screen.perform { receive(auction, clock: 90, vase: 30) }
    try expect(
      screen.text.contains("Now Clock at 90"),
      "The server sent 90: “Now Clock at 90” should be on screen.", lesson: equal)
  }

  Check("new prices are in the rows") {
    let auction = Auction()
    let screen = host(AuctionScreen(auction: auction))
    screen.perform { receive(auction, clock: 90, vase: 35) }
    try expect(
      screen.text.contains("Vase: 35"), "The vase costs 35 now: “Vase: 35” should be on screen.",
      lesson: cure)
    try expect(
      screen.text.contains("Clock: 90"), "The clock costs 90 now: “Clock: 90” should be on screen.",
      lesson: cure)
    screen.perform { receive(auction, clock: 90, vase: 45) }
    try expect(
      screen.text.contains("Vase: 45"), "Then 45: “Vase: 45” should be on screen.", lesson: cure)
  }

  Check("a price changed in place is on screen") {
    let auction = Auction()
    let screen = host(AuctionScreen(auction: auction))
    screen.perform { auction.current.price = 95 }
    try expect(
      screen.text.contains("Now Clock at 95"), "95 now: “Now Clock at 95” should be on screen.",
      lesson: cure)
    screen.perform { auction.others[0].price = 31 }
    try expect(
      screen.text.contains("Vase: 31"), "31 now: “Vase: 31” should be on screen.", lesson: cure)
  }

  Check("a lot without news takes over") {
    let auction = Auction()
    let screen = host(AuctionScreen(auction: auction))
    screen.perform { receive(auction, clock: 80, vase: 30) }
    screen.perform { auction.current.price = 99 }
    try expect(
      screen.text.contains("Now Clock at 99"),
      "“Now Clock at 99” should be on screen: the lot that came last is the one to follow.",
      lesson: cure)
    screen.perform { auction.others[0].price = 33 }
    try expect(
      screen.text.contains("Vase: 33"), "So it is in the rows: “Vase: 33” should be on screen.",
      lesson: cure)
  }

  Check("a star stays where it is") {
    let auction = Auction()
    let screen = host(AuctionScreen(auction: auction))
    try screen.find(button: "Star 1").tap()
    try expect(
      screen.text.contains("Vase: 30 ★"), "The vase has a star: “Vase: 30 ★” should be on screen.",
      lesson: forced)
    screen.perform { receive(auction, clock: 90, vase: 35) }
    try expect(
      screen.text.contains("Vase: 35 ★"), "“Vase: 35 ★” should be on screen: it is the same row.",
      lesson: forced)
  }

  Check("the mark goes by the number") {
    let auction = Auction()
    let screen = host(AuctionScreen(auction: auction))
    try expect(
      screen.text.contains("▸ Clock"),
      "The clock is the current lot: “▸ Clock” should be on screen.", lesson: cure)
    try expect(
      !screen.text.contains("▸ Vase"), "The vase isn't: “▸ Vase” should be gone.", lesson: cure)
    screen.perform { receive(auction, clock: 90, vase: 35) }
    try expect(
      screen.text.contains("▸ Clock: 90"), "It still is: “▸ Clock: 90” should be on screen.",
      lesson: cure)
  }
}
