import Glibc

/// The symbols of one kind in an ELF file.
struct SymbolTable {
  /// What the mangled names end in.
  enum Kind: String {
    case keyPathGetter = "TK"
    case getter = "g"
    /// What a class's table of methods, and a key path, name a getter by that can be overridden.
    case getterDescriptor = "gTq"
  }

  private let kind: Kind
  private var names: [UInt: String] = [:]

  /// Reads the file's symbol table; a file without one gives an empty table.
  init(_ kind: Kind, path: String) {
    self.kind = kind
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size > 64,
      let base = mmap(nil, Int(status.st_size), PROT_READ, MAP_PRIVATE, descriptor, 0),
      base != MAP_FAILED
    else { return }
    defer { munmap(base, Int(status.st_size)) }
    read(UnsafeRawBufferPointer(start: base, count: Int(status.st_size)))
  }

  /// Returns the mangled name of the symbol that starts at an address of the file.
  func symbol(at address: UInt) -> String? { names[address] }

  private mutating func read(_ file: UnsafeRawBufferPointer) {
    guard file.prefix(4).elementsEqual([0x7f, 0x45, 0x4c, 0x46]), file[4] == 2 else { return }
    let sections = file.word(at: 0x28)
    let entrySize = Int(file.half(at: 0x3a))
    let count = Int(file.half(at: 0x3c))
    for index in 0..<count {
      let header = sections + index * entrySize
      // SHT_SYMTAB; the link field names the section with the strings.
      guard file.contains(header + 63), file.quarter(at: header + 4) == 2 else { continue }
      let strings = sections + Int(file.quarter(at: header + 0x28)) * entrySize
      guard file.contains(strings + 63) else { continue }
      readSymbols(
        file, at: file.word(at: header + 0x18), size: file.word(at: header + 0x20),
        strings: file.word(at: strings + 0x18))
    }
  }

  private mutating func readSymbols(
    _ file: UnsafeRawBufferPointer, at offset: Int, size: Int, strings: Int
  ) {
    guard file.contains(offset + size - 1) else { return }
    for entry in stride(from: offset, to: offset + size - 23, by: 24) {
      let name = strings + Int(file.quarter(at: entry))
      guard file.contains(name), let start = file.baseAddress else { continue }
      let text = (start + name).assumingMemoryBound(to: CChar.self)
      let (length, ending) = (strlen(text), kind.rawValue.utf8.count)
      guard length > ending, strcmp(text + length - ending, kind.rawValue) == 0 else { continue }
      names[UInt(file.word(at: entry + 8))] = String(cString: text)
    }
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func contains(_ offset: Int) -> Bool { offset >= 0 && offset < count }
  fileprivate func half(at offset: Int) -> UInt16 {
    loadUnaligned(fromByteOffset: offset, as: UInt16.self)
  }
  fileprivate func quarter(at offset: Int) -> UInt32 {
    loadUnaligned(fromByteOffset: offset, as: UInt32.self)
  }
  fileprivate func word(at offset: Int) -> Int {
    loadUnaligned(fromByteOffset: offset, as: Int.self)
  }
}
