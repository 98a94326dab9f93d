import CCMarkGFM

/// What is measured against: cmark-gfm alone, with the extensions that courses use.
struct CMarkFloor {
  private let extensions: [OpaquePointer]

  init() {
    cmark_gfm_core_extensions_ensure_registered()
    let names = ["table", "strikethrough", "autolink", "tasklist"]
    extensions = names.compactMap { cmark_find_syntax_extension($0) }
  }

  /// Parses a text and frees its tree.
  func parse(_ text: [UInt8]) {
    guard let parser = cmark_parser_new(CMARK_OPT_FOOTNOTES) else {
      return
    }
    for syntax in extensions { cmark_parser_attach_syntax_extension(parser, syntax) }
    text.withUnsafeBytes { bytes in
      cmark_parser_feed(parser, bytes.bindMemory(to: CChar.self).baseAddress, bytes.count)
    }
    cmark_node_free(cmark_parser_finish(parser))
    cmark_parser_free(parser)
  }
}
