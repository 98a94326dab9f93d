/// Finds words in lines of a laid-out text, also where they were broken over two lines.
package struct TextSearch {
  /// A place in a line, in characters.
  package struct Span: Hashable, Sendable {
    package var line: Int
    package var characters: Range<Int>

    package init(line: Int, characters: Range<Int>) {
      self.line = line
      self.characters = characters
    }
  }

  /// The hits in order; one that was broken has a span for every line.
  package let hits: [[Span]]

  /// Searches; capitals count only if the text that is looked for has some.
  package init(for text: String, in lines: [StyledLine]) {
    let wanted = Array(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    let isExact = wanted.contains(where: \.isUppercase)
    let (characters, places) = Self.flow(lines)
    var hits: [[Span]] = []
    var start = 0
    while !wanted.isEmpty, start + wanted.count <= characters.count {
      let candidate = characters[start..<(start + wanted.count)]
      let isHit = zip(candidate, wanted).allSatisfy { found, wanted in
        isExact ? found == wanted : found.lowercased() == wanted.lowercased()
      }
      if isHit {
        hits.append(Self.spans(places[start..<(start + wanted.count)]))
        start += wanted.count
      } else {
        start += 1
      }
    }
    self.hits = hits
  }

  private typealias Place = (line: Int, character: Int)

  /// All lines as one, each with a space between it and the next.
  private static func flow(_ lines: [StyledLine]) -> ([Character], [Place?]) {
    var characters: [Character] = []
    var places: [Place?] = []
    for (number, line) in lines.enumerated() {
      var wasSpace = true
      for (index, character) in line.plainText.enumerated() {
        // Spaces at the beginning are layout; several count as one.
        if character.isWhitespace, wasSpace { continue }
        wasSpace = character.isWhitespace
        characters.append(wasSpace ? " " : character)
        places.append((number, index))
      }
      if !wasSpace {
        characters.append(" ")
        places.append(nil)
      }
    }
    return (characters, places)
  }

  private static func spans(_ places: ArraySlice<Place?>) -> [Span] {
    var spans: [Span] = []
    for case let place? in places {
      if let last = spans.last, last.line == place.line {
        spans[spans.count - 1].characters = last.characters.lowerBound..<(place.character + 1)
      } else {
        spans.append(Span(line: place.line, characters: place.character..<(place.character + 1)))
      }
    }
    return spans
  }
}

extension StyledLine {
  /// Returns the line with a style added to some of its characters.
  package func adding(_ style: TextStyle, to characters: Range<Int>) -> StyledLine {
    var result = StyledLine()
    var index = 0
    for span in spans {
      for character in span.text {
        let isInside = characters.contains(index)
        result.append(
          Span(
            String(character), style: isInside ? span.style.adding(style) : span.style,
            link: span.link))
        index += 1
      }
    }
    return result
  }
}
