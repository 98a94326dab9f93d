#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Memory for one tree after another: pieces are taken in order and given back all at once.
///
/// A tree has thousands of small parts; asking the system for each, and giving each back, takes a
/// third of the time of parsing. What was taken stays here for the next tree, up to
/// `keptBytes`. Not for use by several threads at a time.
struct TreeMemory {
  private var blocks: [UnsafeMutableRawBufferPointer] = []
  private var used = 0

  /// How much stays after a tree is done.
  private static let keptBytes = 1 << 20
  private static let smallestBlock = 1 << 16
  /// In front of every piece stands its size, so that it can be moved; pieces begin at multiples.
  private static let alignment = 16

  /// Returns a piece of zeros; nil if there is no memory.
  mutating func take(_ size: Int) -> UnsafeMutableRawPointer? {
    let whole = Self.alignment + (size + Self.alignment - 1) & -Self.alignment
    if blocks.last.map({ $0.count - used < whole }) ?? true {
      guard let block = Self.block(max(whole, 2 * (blocks.last?.count ?? 0))) else { return nil }
      blocks.append(block)
      used = 0
    }
    guard let piece = blocks.last?.baseAddress?.advanced(by: used) else { return nil }
    used += whole
    memset(piece, 0, whole)
    piece.storeBytes(of: size, as: Int.self)
    return piece + Self.alignment
  }

  /// Returns a larger piece with the same content; the old one is left where it is.
  mutating func grow(
    _ piece: UnsafeMutableRawPointer?, to size: Int
  ) -> UnsafeMutableRawPointer? {
    guard let piece else { return take(size) }
    let known = (piece - Self.alignment).load(as: Int.self)
    if known >= size { return piece }
    let larger = take(size)
    larger?.copyMemory(from: piece, byteCount: known)
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

  private static func block(_ size: Int) -> UnsafeMutableRawBufferPointer? {
    let size = max(size, smallestBlock)
    guard let start = malloc(size) else { return nil }
    return UnsafeMutableRawBufferPointer(start: start, count: size)
  }
}
