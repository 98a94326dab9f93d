import Glibc

/// The entry point that is generated into the learner's module.
public typealias TraceEntryPoint =
  @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, Int, Int32) -> Int32

/// The shared object that some code was loaded from.
struct ProgramImage {
  private let handle: UnsafeMutableRawPointer

  /// Finds the image around an address.
  init?(containing address: UInt) {
    // struct Dl_info: file name, base, symbol name, symbol address.
    typealias Info = (UnsafePointer<CChar>?, UInt, UnsafePointer<CChar>?, UInt)
    typealias Find = @convention(c) (UInt, UnsafeMutableRawPointer) -> Int32
    var info: Info = (nil, 0, nil, 0)
    guard let find = dlsym(nil, "dladdr"),
      unsafeBitCast(find, to: Find.self)(address, &info) != 0, let file = info.0,
      let handle = dlopen(file, RTLD_NOW | RTLD_NOLOAD)
    else { return nil }
    self.handle = handle
  }

  func symbol(_ name: String) -> UnsafeMutableRawPointer? { dlsym(handle, name) }
}
