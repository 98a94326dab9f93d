import Glibc

/// The file that a piece of code was loaded from.
struct LoadedImage {
  let file: String
  let base: UInt

  /// Finds the image around an address; nil if there is none.
  init?(containing address: UInt) {
    // struct Dl_info: file name, base, symbol name, symbol address.
    typealias Info = (UnsafePointer<CChar>?, UInt, UnsafePointer<CChar>?, UInt)
    typealias Find = @convention(c) (UInt, UnsafeMutableRawPointer) -> Int32
    guard let symbol = dlsym(nil, "dladdr") else { return nil }
    var info: Info = (nil, 0, nil, 0)
    guard unsafeBitCast(symbol, to: Find.self)(address, &info) != 0, let name = info.0 else {
      return nil
    }
    file = String(cString: name)
    base = info.1
  }
}
