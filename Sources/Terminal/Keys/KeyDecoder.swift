/// Tells keys from the bytes a terminal sends for them.
struct KeyDecoder {
  private var pending: ArraySlice<UInt8> = []

  /// Whether bytes wait for the rest of their key.
  var isWaiting: Bool { !pending.isEmpty }

  mutating func feed(_ bytes: some Sequence<UInt8>) {
    pending.append(contentsOf: bytes)
  }

  /// Returns the next key, `nil` if there is none yet.
  ///
  /// An Escape may begin an arrow key; `isComplete` says that nothing followed it for a while.
  mutating func next(isComplete: Bool) -> Key? {
    while let first = pending.first {
      let length = pending.count
      let key = first == escape ? sequence(isComplete) : plain(first, isComplete)
      if key != nil { return key }
      // Either a key without a meaning was dropped, or more bytes are needed.
      if pending.count == length { return nil }
    }
    return nil
  }

  private let escape: UInt8 = 0x1B

  private mutating func plain(_ byte: UInt8, _ isComplete: Bool) -> Key? {
    guard byte < 0x80 else { return scalar(isComplete) }
    pending.removeFirst()
    switch byte {
    case 0x0A, 0x0D: return .enter
    case 0x09: return .tab
    case 0x08, 0x7F: return .backspace
    case 0x01...0x1A: return .control(Character(UnicodeScalar(byte + 0x60)))
    case 0x20...0x7E: return .character(Character(UnicodeScalar(byte)))
    default: return nil
    }
  }

  private mutating func scalar(_ isComplete: Bool) -> Key? {
    let needed =
      switch pending.first ?? 0 {
      case 0xC2..<0xE0: 2
      case 0xE0..<0xF0: 3
      case 0xF0..<0xF5: 4
      default: 1
      }
    guard pending.count >= needed || isComplete else { return nil }
    let bytes = pending.prefix(needed)
    pending = pending.dropFirst(needed)
    return String(validating: bytes, as: UTF8.self)?.first.map(Key.character)
  }

  /// Reads `ESC [ parameters final`, `ESC O final`, or Escape itself.
  private mutating func sequence(_ isComplete: Bool) -> Key? {
    let rest = pending.dropFirst()
    guard let introducer = rest.first else {
      return isComplete ? take(1, as: .escape) : nil
    }
    guard introducer == UInt8(ascii: "[") || introducer == UInt8(ascii: "O") else {
      // Escape twice is Escape; with a letter it is Alt, which means nothing here.
      return take(introducer == escape ? 1 : 2, as: introducer == escape ? .escape : nil)
    }
    let body = rest.dropFirst()
    guard let end = body.firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      return isComplete ? take(pending.count, as: nil) : nil
    }
    let parameters = String(decoding: body[..<end], as: UTF8.self)
    let final = Character(UnicodeScalar(body[end]))
    return take(end - pending.startIndex + 1, as: Self.key(parameters, final))
  }

  private mutating func take(_ count: Int, as key: Key?) -> Key? {
    pending = pending.dropFirst(count)
    return key
  }

  private static func key(_ parameters: String, _ final: Character) -> Key? {
    switch final {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "H": .home
    case "F": .end
    case "Z": .backTab
    case "M": .enter
    case "~": numbered[parameters.prefix { $0 != ";" }.description]
    default: nil
    }
  }

  private static let numbered: [String: Key] = [
    "1": .home, "7": .home, "3": .delete, "4": .end, "8": .end, "5": .pageUp, "6": .pageDown,
  ]
}
