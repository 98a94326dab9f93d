import Glibc

/// Names of properties behind key paths.
///
/// On Linux a key path prints as the address of its getter. The getter is a symbol of the image that
/// the address lies in; its demangled name ends in the name of the property.
struct KeyPathNames {
  private struct Table: Hashable {
    let path: String
    let kind: SymbolTable.Kind
  }

  private var known: [AnyKeyPath: String] = [:]
  private var tables: [Table: SymbolTable] = [:]

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
    guard let getter = UInt(digits, radix: 16) else { return nil }
    return propertyName(.keyPathGetter, at: getter)
      ?? Self.identity(in: keyPath, before: getter).flatMap { identity in
        propertyName(.getter, at: identity) ?? propertyName(.getterDescriptor, at: identity)
      }
  }

  /// What a key path tells a computed property by from others, where the getter has no name: a
  /// module compiled in one go calls some of them through functions that are no symbols.
  ///
  /// It is the word before the getter's address; see "Computed component" in the ABI of key paths.
  private static func identity(in keyPath: AnyKeyPath, before getter: UInt) -> UInt? {
    typealias Measure = @convention(c) (UnsafeRawPointer) -> Int
    guard let function = dlsym(nil, "malloc_usable_size") else { return nil }
    let object = UnsafeRawPointer(Unmanaged.passUnretained(keyPath).toOpaque())
    let size = unsafeBitCast(function, to: Measure.self)(object)
    let words = UnsafeRawBufferPointer(start: object, count: size).bindMemory(to: UInt.self)
    guard let place = words.firstIndex(of: getter), place > 0 else { return nil }
    return words[place - 1]
  }

  private mutating func propertyName(_ kind: SymbolTable.Kind, at address: UInt) -> String? {
    guard let image = LoadedImage(containing: address) else { return nil }
    let place = Table(path: imagePath(image.file), kind: kind)
    let table = tables[place] ?? SymbolTable(kind, path: place.path)
    tables[place] = table
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

  /// Returns `title` for `key path getter for Main.Book.title : Swift.String : Main.Book`, as well as
  /// for `Main.Book.title.getter : Swift.String`; private properties are written `(title in _ABC)`.
  static func propertyName(fromGetter text: String) -> String? {
    var path = text[...]
    if let end = path.range(of: " : ") { path = path[..<end.lowerBound] }
    if let start = path.range(of: "key path getter for ") {
      path = path[start.upperBound...]
    } else {
      guard path.hasSuffix(".getter") else { return nil }
      path = path.dropLast(".getter".count)
    }
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
