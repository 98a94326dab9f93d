#if canImport(Glibc)
import Glibc

/// News about the files of a folder, from inotify.
final class FolderNews {
  /// Can be read when something happened in the folder.
  let descriptor: Int32

  /// Begins to listen; nil where the system has no news to give about this folder.
  init?(_ folder: String) {
    let descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
    let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_ATTRIB)
    guard inotify_add_watch(descriptor, folder, events) >= 0, delivers(from: folder) else {
      return nil
    }
  }

  deinit { close(descriptor) }

  /// Forgets what has been told so far.
  func discard() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while read(descriptor, &buffer, buffer.count) > 0 {}
  }

  /// Whether a change made here is told: drives shared with another system keep silent.
  private func delivers(from folder: String) -> Bool {
    var name = Array("\(folder)/.watching-XXXXXX".utf8CString)
    let file = mkstemp(&name)
    // Nothing can be tried in a folder that can't be written; the news are believed.
    guard file >= 0 else { return true }
    close(file)
    unlink(name)
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let isTold = poll(&wait, 1, 200) > 0
    discard()
    return isTold
  }
}

#else

/// Only Linux gives news here; elsewhere the file is looked at.
final class FolderNews {
  let descriptor: Int32 = -1
  init?(_ folder: String) { return nil }
  func discard() {}
}
#endif
