#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Tells when a file was saved, whichever way the editor saves.
///
/// The truth is what `stat` says about the file: editors replace it, move it away and back, or
/// write into it. News from the system only shortens the wait, so a folder without them (a network
/// drive, say) is looked at several times a second instead.
package final class FileWatcher {
  package let path: String
  /// Whether saves are noticed by looking, because the folder gives no news.
  package let isPolling: Bool
  private let news: FolderNews?
  private var seen: String

  /// What ended a wait.
  package enum Wakeup: Equatable, Sendable {
    case saved
    /// The other descriptor can be read, or was closed.
    case input
    case nothing
  }

  /// Begins to watch; the file's present state counts as seen.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - usesNews: false looks at the file only, as on drives without news.
  package init(path: String, usesNews: Bool = true) {
    self.path = path
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    news = usesNews ? FolderNews(folder) : nil
    isPolling = news == nil
    seen = Files.stamp(path)
  }

  /// Whether the file was saved after the last wakeup; false while it is away.
  package var hasChanged: Bool {
    let now = Files.stamp(path)
    return now != seen && now != "missing"
  }

  /// Takes the file's present state as seen.
  package func markSeen() { seen = Files.stamp(path) }

  /// Waits for a save, for input on another descriptor, or for the time to pass.
  ///
  /// - Parameters:
  ///   - seconds: how long to wait.
  ///   - input: a descriptor to wait for as well, such as the keyboard's.
  /// - Returns: what came first.
  package func wait(seconds: Double, input: Int32? = nil) -> Wakeup {
    let deadline = ProcessWait.now() + seconds
    while true {
      if hasChanged {
        settle()
        return .saved
      }
      let left = deadline - ProcessWait.now()
      if left <= 0 { return .nothing }
      // A drive may give news of some changes only: a look each second finds the others.
      if sleep(min(left, isPolling ? 0.2 : 1), input) { return .input }
    }
  }

  /// Does work that the next save makes worthless, and does it again when that save comes.
  ///
  /// - Parameter work: gets a question to ask now and then: whether to give up.
  /// - Returns: what came of the work on the latest save.
  /// - Throws: what the work throws.
  package func latest<Result>(
    _ work: (_ isCancelled: @escaping () -> Bool) throws -> Result
  ) rethrows -> Result {
    while true {
      markSeen()
      let result = try work { [self] in hasChanged }
      if !hasChanged { return result }
      settle()
    }
  }

  /// Waits until a save in several steps is complete: emptied, written, given its mode.
  private func settle() {
    let deadline = ProcessWait.now() + 0.5
    var last = ""
    repeat {
      last = Files.stamp(path)
      usleep(15_000)
    } while ProcessWait.now() < deadline
      && (Files.stamp(path) != last || last == "missing" || last.hasPrefix("0 "))
    news?.discard()
    seen = last
  }

  /// Returns whether the input descriptor woke it.
  private func sleep(_ seconds: Double, _ input: Int32?) -> Bool {
    var descriptors = [
      pollfd(fd: news?.descriptor ?? -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: input ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    _ = poll(&descriptors, nfds_t(descriptors.count), Int32(max(1, seconds * 1000)))
    if descriptors[0].revents != 0 { news?.discard() }
    return descriptors[1].revents != 0
  }
}
