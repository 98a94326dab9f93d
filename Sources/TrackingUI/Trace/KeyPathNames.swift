import Glibc

/// Names of properties behind key paths.
///
/// On Linux a key path prints as the address of its getter. The getter is a symbol of the image that
/// the address lies in; its demangled name ends in the name of the property.
struct KeyPathNames {
  private var known: [AnyKeyPath: String] = [:]
  private var images: [String: SymbolTable] = [:]

  mutating func name(of keyPath: AnyKeyPath) -> String {
    if let name = known[keyPath] { return name }
    let name = look(up: keyPath) ?? "?"
    known[keyPath] = name
    return name
  }

  private mutating func look(up keyPath: AnyKeyPath) -> String? {
    let text = String(reflecting: keyPath)
    guard let start = text.range(of: "<computed 0x") else {
      // A stored property, or a platform that knows the name: `\Book.title`.
      return text.split(separator: ".").last.map(String.init)
    }
    let digits = text[start.upperBound...].prefix(while: \.isHexDigit)
    guard let address = UInt(digits, radix: 16) else { return nil }
    return propertyName(at: address)
  }

  private mutating func propertyName(at address: UInt) -> String? {
    guard let image = LoadedImage(containing: address) else { return nil }
    let path = imagePath(image.file)
    let table = images[path] ?? SymbolTable(path: path)
    images[path] = table
    guard let symbol = table.symbol(at: address - image.base),
      let text = demangle(symbol)
    else { return nil }
    return Self.propertyName(fromGetter: text)
  }

  /// The main program's own name may be relative; the kernel knows where it is.
  private func imagePath(_ name: String) -> String {
    if name.hasPrefix("/"), access(name, R_OK) == 0 { return name }
    return "/proc/self/exe"
  }

  /// Returns `title` for `key path getter for Main.Book.title : Swift.String : Main.Book`; private
  /// properties are written `(title in _ABC)`.
  static func propertyName(fromGetter text: String) -> String? {
    let prefix = "key path getter for "
    guard let start = text.range(of: prefix) else { return nil }
    var path = text[start.upperBound...]
    if let end = path.range(of: " : ") { path = path[..<end.lowerBound] }
    if path.last == ")", let open = path.lastIndex(of: "("),
      let space = path[open...].range(of: " in _")
    {
      return String(path[path.index(after: open)..<space.lowerBound])
    }
    return path.split(separator: ".").last.map(String.init)
  }

  private func demangle(_ symbol: String) -> String? {
    typealias Demangle =
      @convention(c) (
        UnsafePointer<CChar>?, Int, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<Int>?, UInt32
      ) -> UnsafeMutablePointer<CChar>?
    guard let function = dlsym(nil, "swift_demangle") else { return nil }
    let demangle = unsafeBitCast(function, to: Demangle.self)
    guard let text = demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}
