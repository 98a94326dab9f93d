import MarkdownRendering
import Terminal
import Testing

@testable import ObservatoryKit

@Suite struct ReadingViewTests {
  private func view(_ counts: [Int], height: Int?) -> ReadingView {
    ReadingView(pieces(counts), renderer: MarkdownRenderer(theme: .plain), height: height)
  }

  /// Pieces of so many lines, each line named by piece and number.
  private func pieces(_ counts: [Int]) -> [ReadingView.Piece] {
    counts.enumerated().map { piece, count in
      { renderer in
        (0..<count * (renderer.width == 10 ? 2 : 1)).map { StyledLine("\(piece).\($0)") }
      }
    }
  }

  @Test func whatFitsIsShownWhole() {
    var view = view([2, 3], height: 5)
    #expect(view.lines.map(\.plainText) == ["0.0", "0.1", "", "1.0", "1.1", "1.2"])
    #expect(view.fits)
    let hasMoved = (view.forward(), view.back())
    #expect(hasMoved == (false, false))
  }

  @Test func aScreenEndsBetweenPiecesIfItCan() {
    var view = view([4, 4, 9], height: 8)
    #expect(view.shown == 0..<4)
    _ = view.forward()
    #expect(view.shown == 5..<9)
    _ = view.forward()
    #expect(view.shown == 10..<19)
    #expect(view.isAtEnd)
    _ = view.back()
    #expect(view.shown.lowerBound == 2)
  }

  @Test func oneLongPieceIsCutAtTheHeight() {
    var view = view([20], height: 8)
    #expect(view.shown == 0..<8)
    _ = view.forward()
    #expect(view.shown == 8..<16)
    _ = view.forward()
    #expect(view.shown == 16..<20)
  }

  @Test func anotherWidthKeepsThePlace() {
    var view = view([4, 4, 4, 4], height: 4)
    for _ in 1...2 { _ = view.forward() }
    #expect(view.lines[view.shown.lowerBound].plainText == "2.0")
    view.reflow(renderer: MarkdownRenderer(theme: .plain, width: 10), height: 6)
    #expect(view.lines[view.shown.lowerBound].plainText == "2.0")
  }

  @Test func whatIsAddedIsShownFromItsBeginning() {
    var view = view([3], height: 4)
    view.append(pieces([2]))
    #expect(view.lines[view.shown].map(\.plainText) == ["0.0", "0.1"])
  }

  @Test func emptyTextIsAtItsEnd() {
    var view = view([], height: 4)
    #expect(view.isAtEnd && view.shown.isEmpty)
    view.reflow(renderer: MarkdownRenderer(theme: .plain), height: 3)
    #expect(view.isAtEnd)
  }
}
