extension StyledLine {
  /// Returns the line filled with spaces up to `columns`; a longer line stays as it is.
  package func padded(to columns: Int) -> StyledLine {
    let missing = columns - width
    guard missing > 0 else { return self }
    return self + StyledLine(String(repeating: " ", count: missing))
  }

  /// Returns the longest beginning of the line that fits into `columns`.
  ///
  /// A wide character that would stick out is left out whole, so the result may be one column
  /// short.
  package func prefix(columns: Int) -> StyledLine {
    var room = columns
    var result = StyledLine()
    for span in spans {
      var kept = span
      kept.text = ""
      for character in span.text {
        room -= DisplayWidth.width(of: character)
        guard room >= 0 else { break }
        kept.text.append(character)
      }
      result.append(kept)
      if room < 0 { break }
    }
    return result
  }

  /// Returns the line cut to `columns`, with `…` as the last column if something was cut.
  package func truncated(to columns: Int) -> StyledLine {
    guard width > columns else { return self }
    guard columns > 0 else { return StyledLine() }
    var result = prefix(columns: columns - 1)
    result.append(Span("…", style: result.spans.last?.style ?? .plain))
    return result
  }
}
