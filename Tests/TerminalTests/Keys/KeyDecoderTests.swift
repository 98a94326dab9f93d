import Testing

@testable import Terminal

@Suite struct KeyDecoderTests {
  private func keys(_ text: String, isComplete: Bool = true) -> [Key] {
    var decoder = KeyDecoder()
    decoder.feed(text.utf8)
    var result: [Key] = []
    while let key = decoder.next(isComplete: isComplete) { result.append(key) }
    return result
  }

  @Test(arguments: [
    ("a", [Key.character("a")]),
    ("é日", [.character("é"), .character("日")]),
    (" \r\n\t", [.character(" "), .enter, .enter, .tab]),
    ("\u{7F}\u{8}", [.backspace, .backspace]),
    ("\u{4}\u{1A}", [.control("d"), .control("z")]),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
    ("\u{1B}OA\u{1B}OH\u{1B}OF", [.up, .home, .end]),
    ("\u{1B}[1;5C", [.right]),
    ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]),
    ("\u{1B}[1~\u{1B}[4~\u{1B}[3~\u{1B}[Z", [.home, .end, .delete, .backTab]),
    ("\u{1B}", [.escape]),
    ("\u{1B}\u{1B}", [.escape, .escape]),
    ("\u{1B}xy", [.character("y")]),
    ("\u{1B}[99~x", [.character("x")]),
  ])
  func tellsKeysFromBytes(text: String, expected: [Key]) {
    #expect(keys(text) == expected)
  }

  @Test func anEscapeWaitsForTheRestOfItsKey() {
    var decoder = KeyDecoder()
    decoder.feed("\u{1B}".utf8)
    #expect(decoder.next(isComplete: false) == nil)
    #expect(decoder.isWaiting)
    decoder.feed("[".utf8)
    #expect(decoder.next(isComplete: false) == nil)
    decoder.feed("A".utf8)
    #expect(decoder.next(isComplete: false) == .up)
    #expect(!decoder.isWaiting)
  }

  @Test func aCharacterWaitsForItsLastByte() {
    var decoder = KeyDecoder()
    decoder.feed([0xE6, 0x97])
    #expect(decoder.next(isComplete: false) == nil)
    decoder.feed([0xA5])
    #expect(decoder.next(isComplete: false) == .character("日"))
  }

  @Test func damagedBytesAreDropped() {
    var decoder = KeyDecoder()
    decoder.feed([0xFF, 0x61])
    #expect(decoder.next(isComplete: false) == .character("a"))
  }
}
