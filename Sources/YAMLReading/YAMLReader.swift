import CYAML

extension YAMLNode {
  /// Reads one YAML document.
  ///
  /// The only file in which libyaml is called; it owns the parser and the document, and frees both
  /// before it returns.
  ///
  /// Aliases are replaced by copies of what they name.
  ///
  /// - Parameters:
  ///   - text: the document.
  ///   - firstLine: the number of the text's first line in its file.
  /// - Returns: the root of the document.
  /// - Throws: `YAMLError` with a line of the file.
  package static func parse(_ text: String, firstLine: Int = 1) throws(YAMLError) -> YAMLNode {
    guard text.utf8.count <= 1 << 20 else { throw YAMLError(.tooLarge, line: firstLine) }
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else {
      throw YAMLError(.syntax("out of memory"), line: firstLine)
    }
    defer { yaml_parser_delete(&parser) }
    // The parser reads the bytes while the document is loaded, so they have to stay in place.
    return try Array(text.utf8).withUnsafeBufferPointer { buffer throws(YAMLError) in
      yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
      var document = try load(&parser, buffer, firstLine: firstLine)
      defer { yaml_document_delete(&document) }
      guard let root = yaml_document_get_root_node(&document) else {
        throw YAMLError(.empty, line: firstLine)
      }
      var rest = try load(&parser, buffer, firstLine: firstLine)
      defer { yaml_document_delete(&rest) }
      if yaml_document_get_root_node(&rest) != nil {
        throw YAMLError(.severalDocuments, line: Int(rest.start_mark.line) + firstLine)
      }
      var reader = YAMLTreeReader(document: document, firstLine: firstLine)
      return try reader.node(root.pointee, depth: 0)
    }
  }

  private static func load(
    _ parser: inout yaml_parser_t, _ buffer: UnsafeBufferPointer<UInt8>, firstLine: Int
  ) throws(YAMLError) -> yaml_document_t {
    var document = yaml_document_t()
    if yaml_parser_load(&parser, &document) == 1 { return document }
    let problem = parser.problem.map { String(cString: $0) } ?? "unreadable"
    var line = Int(parser.problem_mark.line)
    if parser.error == YAML_READER_ERROR {
      line = buffer.prefix(parser.problem_offset).count { $0 == UInt8(ascii: "\n") }
    } else if problem == "found unexpected end of stream"
      || problem.hasPrefix("did not find expected ',' or")
    {
      // What matters is where the quote or bracket was opened, not where the text ends.
      line = Int(parser.context_mark.line)
    }
    throw YAMLError(.syntax(problem), line: line + firstLine)
  }
}

/// Copies libyaml's nodes into values before the document is freed.
private struct YAMLTreeReader {
  var document: yaml_document_t
  let firstLine: Int
  /// Aliases can repeat a part over and over; this bounds the result.
  private var budget = 1 << 22

  init(document: yaml_document_t, firstLine: Int) {
    self.document = document
    self.firstLine = firstLine
  }

  mutating func node(_ node: yaml_node_t, depth: Int) throws(YAMLError) -> YAMLNode {
    let line = Int(node.start_mark.line) + firstLine
    budget -= 16
    guard depth < 64, budget > 0 else { throw YAMLError(.tooDeep, line: line) }
    try refuseTag(of: node, line: line)
    return YAMLNode(
      try content(of: node, line: line, depth: depth), line: line,
      column: Int(node.start_mark.column) + 1)
  }

  private func refuseTag(of node: yaml_node_t, line: Int) throws(YAMLError) {
    guard let pointer = node.tag else { return }
    let tag = UnsafeRawPointer(pointer).withMemoryRebound(to: CChar.self, capacity: 1) {
      String(cString: $0)
    }
    let usual = ["tag:yaml.org,2002:str", "tag:yaml.org,2002:seq", "tag:yaml.org,2002:map"]
    if !usual.contains(tag) { throw YAMLError(.tag(tag), line: line) }
  }

  private mutating func content(
    of node: yaml_node_t, line: Int, depth: Int
  ) throws(YAMLError) -> YAMLNode.Content {
    switch node.type {
    case YAML_SEQUENCE_NODE:
      var items: [YAMLNode] = []
      var item = node.data.sequence.items.start
      while let current = item, current != node.data.sequence.items.top {
        items.append(try child(current.pointee, line: line, depth: depth))
        item = current + 1
      }
      return .sequence(items)
    case YAML_MAPPING_NODE:
      return .mapping(try entries(of: node, line: line, depth: depth))
    default:
      let scalar = node.data.scalar
      budget -= scalar.length
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return .scalar(
        String(decoding: bytes, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
    }
  }

  private mutating func entries(
    of node: yaml_node_t, line: Int, depth: Int
  ) throws(YAMLError) -> [YAMLNode.Entry] {
    var entries: [YAMLNode.Entry] = []
    var keys: Set<String> = []
    var pair = node.data.mapping.pairs.start
    while let current = pair, current != node.data.mapping.pairs.top {
      let key = try child(current.pointee.key, line: line, depth: depth)
      guard let name = key.text else { throw YAMLError(.keyIsNoText, line: key.line) }
      guard keys.insert(name).inserted else {
        throw YAMLError(.duplicateKey(name), line: key.line)
      }
      let value = try child(current.pointee.value, line: line, depth: depth)
      entries.append(.init(key: name, value: value))
      pair = current + 1
    }
    return entries
  }

  private mutating func child(
    _ index: Int32, line: Int, depth: Int
  ) throws(YAMLError) -> YAMLNode {
    guard let node = yaml_document_get_node(&document, index) else {
      throw YAMLError(.empty, line: line)
    }
    return try self.node(node.pointee, depth: depth + 1)
  }
}
