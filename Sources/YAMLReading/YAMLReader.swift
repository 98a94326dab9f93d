import CYAML

extension YAMLNode {
  /// Reads one YAML document.
  ///
  /// The only place where libyaml is called.
  ///
  /// - Parameters:
  ///   - text: the document.
  ///   - firstLine: the number of the text's first line in its file.
  /// - Returns: the root of the document.
  /// - Throws: `YAMLError` with a line of the file.
  package static func parse(_ text: String, firstLine: Int = 1) throws(YAMLError) -> YAMLNode {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else {
      throw YAMLError(.syntax("out of memory"), line: firstLine)
    }
    defer { yaml_parser_delete(&parser) }
    let bytes = Array(text.utf8)
    // The parser reads the bytes while the document is loaded, so they have to stay in place.
    return try bytes.withUnsafeBufferPointerThrowing { buffer throws(YAMLError) in
      yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
      yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
      var document = yaml_document_t()
      guard yaml_parser_load(&parser, &document) == 1 else {
        let problem = parser.problem.map { String(cString: $0) } ?? "unreadable"
        throw YAMLError(.syntax(problem), line: Int(parser.problem_mark.line) + firstLine)
      }
      defer { yaml_document_delete(&document) }
      guard let root = yaml_document_get_root_node(&document) else {
        throw YAMLError(.empty, line: firstLine)
      }
      var reader = YAMLTreeReader(document: document, firstLine: firstLine)
      return try reader.node(root.pointee, depth: 0)
    }
  }
}

extension Array {
  fileprivate func withUnsafeBufferPointerThrowing<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws(YAMLError) -> Result
  ) throws(YAMLError) -> Result {
    let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: count)
    _ = copy.initialize(from: self)
    defer {
      copy.deinitialize()
      copy.deallocate()
    }
    return try body(UnsafeBufferPointer(copy))
  }
}

/// Copies libyaml's nodes into values before the document is freed.
private struct YAMLTreeReader {
  var document: yaml_document_t
  let firstLine: Int
  /// Aliases can repeat a part over and over; this bounds the result.
  var budget = 200_000

  mutating func node(_ node: yaml_node_t, depth: Int) throws(YAMLError) -> YAMLNode {
    let line = Int(node.start_mark.line) + firstLine
    budget -= 1
    guard depth < 64, budget > 0 else { throw YAMLError(.tooDeep, line: line) }
    return YAMLNode(
      try content(of: node, line: line, depth: depth), line: line,
      column: Int(node.start_mark.column) + 1)
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
      entries.append(
        .init(key: name, value: try child(current.pointee.value, line: line, depth: depth)))
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
