/// Memory for one tree after another: pieces are taken in order and given back all at once.
///
/// A tree has thousands of small parts, which would each be asked for and given back. What was taken
/// stays here for the next tree, up to `keptBytes`. Not for use by several threads at a time.
struct TreeMemory {
  private var blocks: [UnsafeMutableRawBufferPointer] = []
  private var used = 0

  /// How much stays after a tree is done.
  private static let keptBytes = 1 << 20
  private static let smallestBlock = 1 << 16
  /// In front of every piece stands its size, so that it can be moved; pieces begin at multiples.
  private static let alignment = 16

  /// Returns a piece of zeros.
  mutating func take(_ size: Int) -> UnsafeMutableRawPointer {
    let whole = Self.alignment + (size + Self.alignment - 1) & -Self.alignment
    let piece = room(for: whole)
    piece.initializeMemory(as: UInt8.self, repeating: 0, count: whole)
    piece.storeBytes(of: size, as: Int.self)
    return piece + Self.alignment
  }

  /// Returns a larger piece with the same content; the old one is left where it is.
  mutating func grow(
    _ piece: UnsafeMutableRawPointer?, to size: Int
  ) -> UnsafeMutableRawPointer {
    guard let piece else { return take(size) }
    let known = (piece - Self.alignment).load(as: Int.self)
    if known >= size { return piece }
    let larger = take(size)
    larger.copyMemory(from: piece, byteCount: known)
    return larger
  }

  /// Gives everything back.
  mutating func reset() {
    used = 0
    guard let last = blocks.popLast() else { return }
    for block in blocks { block.deallocate() }
    blocks = []
    if last.count <= Self.keptBytes { blocks = [last] } else { last.deallocate() }
  }

  private mutating func room(for size: Int) -> UnsafeMutableRawPointer {
    defer { used += size }
    if let block = blocks.last, let start = block.baseAddress, block.count - used >= size {
      return start + used
    }
    let count = max(size, 2 * (blocks.last?.count ?? 0), Self.smallestBlock)
    let start = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: Self.alignment)
    blocks.append(UnsafeMutableRawBufferPointer(start: start, count: count))
    used = 0
    return start
  }
}
