import MarkdownSyntax
import Terminal

/// Turns the inlines of a block into runs, one list for each line the author asked for.
struct RunBuilder {
  private let theme: Theme
  private let hyperlinks: Bool
  private(set) var lines: [[Run]] = [[]]

  init(theme: Theme, hyperlinks: Bool) {
    self.theme = theme
    self.hyperlinks = hyperlinks
  }

  mutating func add(_ inlines: [Inline], style: TextStyle, link: String? = nil) {
    for inline in inlines { add(inline, style: style, link: link) }
  }

  private mutating func add(_ inline: Inline, style: TextStyle, link: String?) {
    switch inline {
    case .text(let text):
      add(Run(text: text.onOneLine, style: style, link: link))
    case .code(let code):
      add(code: code, style: style, link: link)
    case .emphasis(let children):
      add(children, style: style.adding(theme.emphasis), link: link)
    case .strong(let children):
      add(children, style: style.adding(theme.strong), link: link)
    case .strikethrough(let children):
      let mark = Run(text: theme.strikethroughMark, style: style, link: link)
      add(mark)
      add(children, style: style.adding(theme.strikethrough), link: link)
      add(mark)
    case .link(let target):
      add(target, style: style)
    case .image(let image):
      let opening = Run(text: "[image: ", style: style.adding(theme.mark), link: link)
      add(opening)
      add(image, style: style)
      add(Run(text: "]", style: style.adding(theme.mark), link: link))
    case .html(let html):
      add(html: html, style: style, link: link)
    case .footnoteReference(let number):
      add(Run(text: "[\(number)]", style: style.adding(theme.mark), link: link))
    case .softBreak:
      add(Run(text: " ", style: style, link: link))
    case .hardBreak:
      lines.append([])
    }
  }

  private mutating func add(code: String, style: TextStyle, link: String?) {
    let text = theme.codeMark + code.onOneLine.withHardEnds + theme.codeMark
    add(Run(text: text, style: style.adding(theme.inlineCode), link: link, isCode: true))
  }

  private mutating func add(_ target: Inline.Link, style: TextStyle) {
    let address = target.destination.asAddress
    let linked = style.adding(theme.link)
    guard !(hyperlinks && address.isAbsoluteAddress) else {
      add(target.children, style: linked, link: address)
      if target.children.plainText.allSatisfy(\.isWhitespace) {
        add(Run(text: address, style: linked, link: address))
      }
      return
    }
    add(target.children, style: linked)
    let text = target.children.plainText
    guard !address.isEmpty, ![text, "mailto:" + text, "http://" + text].contains(address) else {
      return
    }
    let separator = text.isEmpty ? "" : " "
    add(Run(text: separator + "(\(address))", style: style.adding(theme.mark)))
  }

  /// Tags that only change the look are left out; what is no tag of HTML, such as the `<Int>` of
  /// a type that was written without backticks, is text.
  private mutating func add(html: String, style: TextStyle, link: String?) {
    switch HTMLTag(html) {
    case .lineBreak: lines.append([])
    case .presentation, .comment: break
    case .unknown: add(Run(text: html.onOneLine, style: style, link: link))
    }
  }

  private mutating func add(_ run: Run) {
    guard !run.text.isEmpty else { return }
    let last = lines.count - 1
    // Joining before widths are measured: a mark in the second text may belong to a letter
    // at the end of the first.
    if lines[last].last?.looksLike(run) == true {
      lines[last][lines[last].count - 1].text += run.text
    } else {
      lines[last].append(run)
    }
  }
}

extension String {
  /// The code with hard spaces at its ends: they are part of it, no line breaks between them and it.
  fileprivate var withHardEnds: String {
    guard first == " " || last == " " else { return self }
    let leading = prefix { $0 == " " }.count
    let trailing = count == leading ? 0 : reversed().prefix { $0 == " " }.count
    let hard = "\u{A0}"
    return String(repeating: hard, count: leading) + dropFirst(leading).dropLast(trailing)
      + String(repeating: hard, count: trailing)
  }

  /// The address with everything escaped that must not reach a terminal or would end the link.
  fileprivate var asAddress: String {
    if utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return self }
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in utf8 {
      if byte > 0x20 && byte < 0x7F {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// True if a terminal can open the address without knowing the file it stood in.
  fileprivate var isAbsoluteAddress: Bool {
    guard let colon = firstIndex(of: ":"), let first, first.isASCII, first.isLetter else {
      return false
    }
    return self[..<colon].allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0))
    }
  }
}
