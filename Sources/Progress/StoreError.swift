/// Why the store could not be used.
package enum StoreError: Error, Equatable {
  /// The folder or file can't be opened or written.
  case unusable(path: String, reason: String)
  /// The file was written by a newer version of the program.
  case newer(path: String, version: Int)
  /// SQLite refused a statement; the code is SQLite's.
  case failed(path: String, code: Int32, message: String)
}
