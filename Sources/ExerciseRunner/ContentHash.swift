/// A hash of content for names in a cache: 128 bits, the same on every machine.
package struct ContentHash: Hashable, Sendable {
  private var high: UInt64 = 0xcbf2_9ce4_8422_2325
  private var low: UInt64 = 0x9e37_79b9_7f4a_7c15

  package init() {}

  /// Adds bytes; their count is part of the hash, so that parts can't run into each other.
  package mutating func add(_ bytes: some Sequence<UInt8>) {
    var count: UInt64 = 0
    for byte in bytes {
      mix(UInt64(byte))
      count += 1
    }
    mix(count ^ 0xa5a5_a5a5_0000_0000)
  }

  package mutating func add(_ text: String) { add(text.utf8) }

  /// 32 hexadecimal digits.
  package var text: String { Self.digits(finished(high)) + Self.digits(finished(low ^ high)) }

  private mutating func mix(_ value: UInt64) {
    high = (high ^ value) &* 0x100_0000_01b3
    low = (low &+ value &+ 1) &* 0xff51_afd7_ed55_8ccd
    low ^= low >> 29
  }

  private func finished(_ value: UInt64) -> UInt64 {
    var value = value
    value = (value ^ (value >> 33)) &* 0xff51_afd7_ed55_8ccd
    value = (value ^ (value >> 33)) &* 0xc4ce_b9fe_1a85_ec53
    return value ^ (value >> 33)
  }

  private static func digits(_ value: UInt64) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
