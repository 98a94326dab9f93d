/// One scalar of a normalised text and where it came from.
package struct Letter: Sendable, Hashable {
  package var scalar: Unicode.Scalar
  /// The index of the scalar in the original text that this one was made from.
  package var origin: Int
}

/// Brings texts that a learner would call the same into one form.
///
/// Compatibility forms become plain letters (NFKC), curly quotes and all dashes become ASCII ones,
/// invisible characters go away, and every blank is a space. Case is kept; callers fold it.
package enum Normaliser {
  package static func letters(_ text: String) -> [Letter] {
    var letters: [Letter] = []
    letters.reserveCapacity(text.utf8.count)
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if scalar.isASCII {
        if scalar.value >= 32 || scalar == "\n" {
          letters.append(Letter(scalar: scalar, origin: index))
        } else if scalar == "\t" || scalar == "\r" {
          letters.append(Letter(scalar: " ", origin: index))
        }
        continue
      }
      for mapped in replacement(for: scalar) {
        letters.append(Letter(scalar: mapped, origin: index))
      }
    }
    return letters
  }

  /// Returns the text in its compatibility form with single spaces and none at the ends.
  ///
  ///     Normaliser.line("  ﬁrst\u{00A0}\u{00A0}one ")  // "first one"
  package static func line(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var pendingSpace = false
    for letter in letters(text) {
      if letter.scalar == " " || letter.scalar == "\n" {
        pendingSpace = !result.isEmpty
      } else {
        if pendingSpace { result.append(" ") }
        pendingSpace = false
        result.append(letter.scalar)
      }
    }
    return String(result)
  }

  private static func replacement(for scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    switch scalar.value {
    case 0x2018...0x201B, 0x2032, 0x00B4, 0x02BC: return ["'"]
    case 0x201C...0x201F, 0x2033, 0x00AB, 0x00BB: return ["\""]
    case 0x2010, 0x2011: return ["-"]
    case 0x2012...0x2015, 0x2212: return ["\u{2014}"]
    case 0x2028, 0x2029, 0x85: return ["\n"]
    case 0x00AD, 0x034F, 0x061C, 0x180E, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F,
      0xFE00...0xFE0F, 0xFEFF, 0xE0000...0xE0FFF, 0x80...0x9F:
      return []
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: return [" "]
    case 0x2190...0x21FF, 0x27A1, 0x27F5...0x27FF: return ["\u{2192}"]
    case 0x300...0x36F: return [scalar]
    default: return table[scalar.value] ?? [scalar]
    }
  }

  private static let table = compatibilityTable()

  private static func compatibilityTable() -> [UInt32: [Unicode.Scalar]] {
    var table: [UInt32: [Unicode.Scalar]] = [:]
    for run in CompatibilityMappings.runs.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      let sides = run.split(separator: "=")
      guard sides.count == 2 else { continue }
      let bounds = sides[0].split(separator: "-").compactMap { UInt32($0, radix: 16) }
      let target = sides[1].split(separator: "+").compactMap { UInt32($0, radix: 16) }
      guard let first = bounds.first, let last = bounds.last, first <= last else { continue }
      for value in first...last {
        let shifted = target.count == 1 ? [target[0] + value - first] : target
        table[value] = shifted.compactMap(Unicode.Scalar.init)
      }
    }
    return table
  }
}
