/// A piece of running text.
package enum Inline: Hashable, Sendable {
  case text(String)
  case code(String)
  case emphasis([Inline])
  case strong([Inline])
  case strikethrough([Inline])
  indirect case link(Link)
  indirect case image(Link)
  /// A tag or comment inside a line.
  case html(String)
  case footnoteReference(number: Int)
  /// A line end in the source that only separates words.
  case softBreak
  /// A line end that the author asked for with two spaces or a backslash.
  case hardBreak

  /// A link or an image: of an image the children are its description.
  package struct Link: Hashable, Sendable {
    package var destination: String
    package var title: String
    package var children: [Inline]
    package var line: Int

    package init(destination: String, title: String = "", children: [Inline], line: Int) {
      self.destination = destination
      self.title = title
      self.children = children
      self.line = line
    }
  }
}

extension Inline {
  /// The text without its marks; a break counts as one space, HTML as nothing.
  package var plainText: String {
    switch self {
    case .text(let text), .code(let text): text
    case .emphasis(let children), .strong(let children), .strikethrough(let children):
      children.plainText
    case .link(let link), .image(let link): link.children.plainText
    case .footnoteReference(let number): "[\(number)]"
    case .html: ""
    case .softBreak, .hardBreak: " "
    }
  }
}

extension [Inline] {
  /// The text without its marks.
  package var plainText: String {
    count == 1 ? self[0].plainText : map(\.plainText).joined()
  }

  /// The name of a heading with this text in a link, as GitHub makes it.
  ///
  ///     [.text("What `body` reads, twice")].slug  // "what-body-reads-twice"
  package var slug: String { Self.slug(of: plainText) }

  /// The name of a heading with this text, without its marks, in a link.
  package static func slug(of text: String) -> String {
    if let slug = asciiSlug(of: text) { return slug }
    var slug = ""
    for character in text.lowercased() {
      if character == " " || character == "-" {
        slug.append("-")
      } else if character.isLetter || character.isNumber || character == "_" {
        slug.append(character)
      }
    }
    return slug
  }

  /// The name if all of the text is ASCII, where a byte is a character; nil otherwise.
  private static func asciiSlug(of text: String) -> String? {
    var slug: [UInt8] = []
    slug.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): slug.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "_"), UInt8(ascii: "-"):
        slug.append(byte)
      case UInt8(ascii: " "): slug.append(UInt8(ascii: "-"))
      case 0x80...: return nil
      default: break
      }
    }
    return String(decoding: slug, as: UTF8.self)
  }
}
