import ExerciseRunner
import MarkdownRendering
import Synchronization
import Terminal

/// Colours Swift listings by their syntax.
///
/// The library that reads Swift is loaded with the first listing; where it is missing, listings stay
/// as they are.
final class SwiftColours: Sendable {
  private enum State {
    case unknown
    case missing
    case loaded(SourceSyntaxLibrary)
  }

  private let state = Mutex(State.unknown)
  private let theme: Theme
  private let locate: @Sendable () -> String?

  /// Creates the colours; `locate` finds the library when it is needed.
  init(theme: Theme, locate: @escaping @Sendable () -> String?) {
    self.theme = theme
    self.locate = locate
  }

  /// Returns the lines of some code in colours, nil to leave it as it is.
  func lines(_ code: String, language: String) -> [[Span]]? {
    guard language == "swift", let library else { return nil }
    return Self.lines(code, library.classification(of: code), theme)
  }

  private var library: SourceSyntaxLibrary? {
    state.withLock { state in
      if case .unknown = state {
        let library = locate().flatMap { try? SourceSyntaxLibrary(at: $0) }
        state = library.map(State.loaded) ?? .missing
      }
      if case .loaded(let library) = state { return library }
      return nil
    }
  }

  /// Cuts code at its line ends and at the ends of its ranges.
  static func lines(_ code: String, _ ranges: [SyntaxRange], _ theme: Theme) -> [[Span]] {
    let bytes = Array(code.utf8)
    var lines: [[Span]] = [[]]
    var place = 0
    func add(upTo end: Int, _ style: TextStyle) {
      guard place < end, end <= bytes.count else { return }
      let parts = bytes[place..<end].split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for (index, part) in parts.enumerated() {
        if index > 0 { lines.append([]) }
        if part.isEmpty { continue }
        lines[lines.count - 1].append(Span(String(decoding: part, as: UTF8.self), style: style))
      }
      place = end
    }
    for range in ranges {
      add(upTo: range.offset, theme.code)
      add(upTo: range.offset + range.length, style(of: range.kind, theme))
    }
    add(upTo: bytes.count, theme.code)
    // The line end of the last line begins no line.
    if bytes.last == UInt8(ascii: "\n") { lines.removeLast() }
    return lines
  }

  private static func style(of kind: SyntaxRange.Kind, _ theme: Theme) -> TextStyle {
    switch kind {
    case .keyword, .directive: theme.strong
    case .attribute: TextStyle(foreground: .magenta)
    case .comment, .documentation: theme.mark
    case .string: theme.added
    case .number: theme.inlineCode
    case .identifier, .label, .operator, .type: theme.code
    }
  }
}
