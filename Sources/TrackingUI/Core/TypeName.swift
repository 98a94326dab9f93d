/// Names of types as the trace and `_printChanges` show them.
enum TypeName {
  /// Returns the type's name without its module, with enclosing types: `Outer.Inner`.
  static func short(_ type: Any.Type) -> String {
    shorten(_typeName(type, qualified: true))
  }

  /// Drops the module of every type named in `name`, and the marks of private declarations.
  static func shorten(_ name: String) -> String {
    var result = ""
    var path: [Substring] = []
    var rest = Substring(name)
    func isPathCharacter(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_" || character == "$"
    }
    func flush() {
      // The view that a `#Preview` with properties of its own expands to.
      if path.last.map({ $0.hasPrefix("$s") && $0.contains("7Preview") }) ?? false {
        path = ["", "Preview"]
      }
      // The key that `@Entry` makes for a property of the environment: the property says more.
      if let key = path.last, key.hasPrefix("__Key_") { path = ["", key.dropFirst(6)] }
      result += path.count > 1 ? path.dropFirst().joined(separator: ".") : path.joined()
      path = []
    }
    while let first = rest.first {
      if first == "(", let end = rest.firstIndex(of: ")"),
        rest[..<end].hasPrefix("(unknown context at ")
      {
        rest = rest[rest.index(after: end)...]
        if rest.first == "." { rest.removeFirst() }
      } else if first == "(", rest.hasPrefix("(extension in "), let end = rest.firstIndex(of: ":") {
        rest = rest[rest.index(after: end)...]
      } else if isPathCharacter(first) {
        let word = rest.prefix(while: isPathCharacter)
        path.append(word)
        rest = rest[word.endIndex...]
        if rest.first == ".", let next = rest.dropFirst().first,
          isPathCharacter(next) || next == "("
        {
          rest.removeFirst()
        } else {
          flush()
        }
      } else {
        flush()
        result.append(first)
        rest.removeFirst()
      }
    }
    flush()
    return result
  }
}
