import Terminal

/// What a cluster means for the places where a line may be broken.
///
/// The rules are those of Unicode's line breaking (UAX #14) that running text needs: after a
/// hyphen inside a word, around dashes, between wide letters, and never before closing or after
/// opening punctuation.
enum BreakClass {
  case letter
  case digit
  case hyphen
  case dash
  case wide
  case opening
  case wideOpening
  case closing
  case wideClosing
  case other

  init(ascii byte: UInt8) {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      self = .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      self = .digit
    case UInt8(ascii: "-"):
      self = .hyphen
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      self = .opening
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"),
      UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ")"), UInt8(ascii: "]"),
      UInt8(ascii: "}"):
      self = .closing
    default:
      self = .other
    }
  }

  init(_ character: Character, width: Int) {
    if let byte = character.asciiValue {
      self.init(ascii: byte)
    } else if character == "–" || character == "—" {
      self = .dash
    } else if width < 2 {
      self = character.isLetter ? .letter : .other
    } else if Self.wideClosings.contains(character) {
      self = .wideClosing
    } else {
      self = Self.wideOpenings.contains(character) ? .wideOpening : .wide
    }
  }

  private static let wideOpenings: Set<Character> = [
    "（", "「", "『", "【", "〔", "〖", "〈", "《", "［", "｛",
  ]

  /// Small kana and repetition signs are among them: they lean on what stands before.
  private static let wideClosings: Set<Character> = [
    "、", "。", "，", "．", "：", "；", "！", "？", "）", "」", "』", "】", "〕", "〗", "〉", "》", "］", "｝",
    "・", "ー", "々", "ゝ", "ゞ", "ヽ", "ヾ", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ァ", "ィ",
    "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ", "ョ",
  ]

  /// Returns true if a line may end between a cluster of this class and one of `next`.
  func mayBreak(before next: BreakClass) -> Bool {
    switch (self, next) {
    case (_, .closing), (_, .wideClosing), (.opening, _), (.wideOpening, _): false
    case (.hyphen, .letter), (.hyphen, .wide): true
    case (.dash, .dash): false
    case (.dash, _), (.wideClosing, _): true
    case (.closing, .wide), (.closing, .wideOpening): true
    case (.wide, .wide), (.wide, .letter), (.wide, .digit), (.wide, .wideOpening): true
    case (.letter, .wide), (.digit, .wide), (.letter, .wideOpening), (.digit, .wideOpening): true
    default: false
    }
  }
}
