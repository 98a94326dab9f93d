import Testing
import TrackingUI

@MainActor
@Suite("Bindings hand their transaction to the closure that sets the value") struct TransactionTests
{
  private struct Pair { var left = 1, right = 2 }

  private final class Log {
    var pair = Pair()
    var items = [1, 2]
    var transactions: [Transaction] = []

    func binding<Value>(_ keyPath: ReferenceWritableKeyPath<Log, Value>) -> Binding<Value> {
      Binding(
        get: { self[keyPath: keyPath] },
        set: { value, transaction in
          self[keyPath: keyPath] = value
          self.transactions.append(transaction)
        })
    }
  }

  private struct Switch: View {
    @Binding var value: Int
    var body: some View { Button("Set") { value = 7 } }
  }

  @Test func aPlainBindingHasAnEmptyOne() {
    let log = Log()
    log.binding(\.pair.left).wrappedValue = 3
    #expect(log.pair.left == 3)
    #expect(log.transactions.map(\.animation) == [nil])
    #expect(log.transactions.map(\.disablesAnimations) == [false])
  }

  @Test func aBindingWithATransactionOrAnAnimationHandsItOn() {
    let log = Log()
    var transaction = Transaction(animation: .easeIn)
    transaction.disablesAnimations = true
    log.binding(\.pair.left).transaction(transaction).wrappedValue = 4
    log.binding(\.pair.left).animation(.easeOut).wrappedValue = 5
    log.binding(\.pair.left).animation().wrappedValue = 6
    #expect(log.pair.left == 6)
    #expect(log.transactions.map(\.animation) == [.easeIn, .easeOut, .default])
    #expect(log.transactions.map(\.disablesAnimations) == [true, false, false])
  }

  @Test func partsElementsAndConversionsKeepIt() throws {
    let log = Log()
    log.binding(\.pair).animation(.linear).left.wrappedValue = 3
    log.binding(\.pair).left.animation(.linear).wrappedValue = 4
    Binding<Int?>(log.binding(\.pair.right).animation(.linear)).wrappedValue = 5
    Binding<Int?>(log.binding(\.pair.right)).animation(.linear).wrappedValue = 6
    Binding<AnyHashable>(log.binding(\.pair.right).animation(.linear)).wrappedValue = 7
    #expect(log.pair.left == 4)
    #expect(log.pair.right == 7)
    #expect(log.transactions.map(\.animation) == Array(repeating: .linear, count: 5))
  }

  @Test func aChildThatWritesItsBindingHandsItOnToo() throws {
    let log = Log()
    let stage = Stage { Switch(value: log.binding(\.pair.left).animation(.spring)) }
    try stage.tap("Set")
    #expect(log.pair.left == 7)
    #expect(log.transactions.map(\.animation) == [.spring])
  }

  @Test func rowsOfABindingHandItOnToo() throws {
    let log = Log()
    let stage = Stage {
      ForEach(log.binding(\.items).animation(.snappy), id: \.self) { $item in
        Button("Grow \(item)") { item += 10 }
      }
    }
    try stage.tap("Grow 2")
    #expect(log.items == [1, 12])
    #expect(log.transactions.map(\.animation) == [.snappy])
  }
}
