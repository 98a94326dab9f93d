/// A moment and a duration as ISO 8601 writes them.
struct XAPITime {
  /// Such as `2026-11-30T06:42:12.500Z`.
  let text: String

  /// Takes seconds since 1970.
  init(_ seconds: Double) {
    let milliseconds = Int((seconds * 1000).rounded())
    let (days, rest) = Self.divided(milliseconds, 86_400_000)
    let (year, month, day) = Self.date(days)
    func padded(_ number: Int, _ count: Int = 2) -> String {
      let digits = "\(number)"
      return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
    text =
      "\(padded(year, 4))-\(padded(month))-\(padded(day))T\(padded(rest / 3_600_000)):"
      + "\(padded(rest / 60_000 % 60)):\(padded(rest / 1000 % 60)).\(padded(rest % 1000, 3))Z"
  }

  /// Such as `PT3.5S`.
  static func duration(_ seconds: Double) -> String {
    let hundredths = Int((max(0, seconds) * 100).rounded())
    let fraction = hundredths % 100
    let digits = fraction == 0 ? "" : fraction < 10 ? ".0\(fraction)" : ".\(fraction)"
    return "PT\(hundredths / 100)\(digits)S"
  }

  private static func divided(_ number: Int, _ by: Int) -> (Int, Int) {
    let rest = (number % by + by) % by
    return ((number - rest) / by, rest)
  }

  /// The Gregorian date of a day counted from 1 January 1970.
  private static func date(_ day: Int) -> (year: Int, month: Int, day: Int) {
    // Counted from 1 March of the year 0, so that leap days end a year.
    let (era, dayOfEra) = divided(day + 719_468, 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }
}

/// A UUID of version 7 made from the id of a row: the same for every export of the same row.
struct XAPIIdentifier {
  let text: String

  /// Takes an id such as `0m9k2c1aq-2x8yf0`, whose second part is a random number in base 36.
  init(of id: String, at seconds: Double) {
    let parts = id.split(separator: "-")
    let time = UInt64(max(0, seconds) * 1000) & 0xffff_ffff_ffff
    var random = parts.count == 2 ? UInt64(parts[1], radix: 36) : nil
    if random == nil {
      // Rows of other origin: a hash of the id takes the place of the random number.
      random = id.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
    let bits = random ?? 0
    let digits =
      Self.hex(time, 12) + "7" + Self.hex(bits >> 52, 3) + "8" + Self.hex(bits >> 48 & 0xf, 1)
      + Self.hex(bits & 0xffff_ffff_ffff, 14)
    let cuts = [8, 4, 4, 4, 12]
    var rest = digits[...]
    text = cuts.map { count in
      defer { rest = rest.dropFirst(count) }
      return String(rest.prefix(count))
    }.joined(separator: "-")
  }

  private static func hex(_ number: UInt64, _ count: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
