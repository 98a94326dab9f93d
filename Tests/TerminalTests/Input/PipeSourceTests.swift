import Foundation
import Testing

@testable import Terminal

@Suite struct PipeSourceTests {
  private func inputs(of bytes: Data, prompts: CapturedSink? = nil) -> [Input] {
    let pipe = Pipe()
    Thread.detachNewThread {
      try? pipe.fileHandleForWriting.write(contentsOf: bytes)
      try? pipe.fileHandleForWriting.close()
    }
    let source = PipeSource(
      descriptor: pipe.fileHandleForReading.fileDescriptor, prompts: prompts)
    var result: [Input] = []
    while result.last != .endOfInput { result.append(source.next(prompt: Prompt("> "))) }
    return result
  }

  @Test func readsLinesWithAndWithoutABreakAtTheEnd() {
    #expect(
      inputs(of: Data("one\n\nzwei\r\ndrei".utf8))
        == [.line("one"), .line(""), .line("zwei"), .line("drei"), .endOfInput])
  }

  @Test func nothingIsTheEnd() {
    #expect(inputs(of: Data()) == [.endOfInput])
  }

  @Test func longLinesAndWideCharactersArriveWhole() {
    let line = String(repeating: "日本", count: 50_000)
    #expect(inputs(of: Data((line + "\n" + line).utf8)) == [.line(line), .line(line), .endOfInput])
  }

  @Test func damagedBytesAreReplaced() {
    #expect(inputs(of: Data([0x61, 0xFF, 0x0A])) == [.line("a\u{FFFD}"), .endOfInput])
  }

  @Test func promptsGoWhereAPersonCanSeeThem() {
    let prompts = CapturedSink()
    _ = inputs(of: Data("x\n".utf8), prompts: prompts)
    #expect(prompts.text == "> > ")
  }
}
