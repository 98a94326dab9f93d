import CProcess

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A pipe whose reading end belongs to this process.
final class Pipe {
  private(set) var reading: Int32
  private(set) var writing: Int32

  init(_ path: String) throws(ChildProcess.StartError) {
    var ends: (Int32, Int32) = (-1, -1)
    let failure = withUnsafeMutablePointer(to: &ends) { pointer in
      pointer.withMemoryRebound(to: Int32.self, capacity: 2) { process_pipe($0) }
    }
    guard failure == 0 else {
      throw ChildProcess.StartError(path: path, reason: String(cString: strerror(failure)))
    }
    (reading, writing) = ends
    _ = fcntl(reading, F_SETFL, O_NONBLOCK)
  }

  func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  deinit {
    closeWriting()
    close(reading)
  }
}

/// Waits for a process while draining its pipes, with a time limit and a way to cancel.
struct ProcessWait {
  let process: pid_t
  let streams: [Pipe]
  let limit: Double
  var keptBytes = 256 * 1024
  private(set) var bytes: [[UInt8]]
  private var hasEnded: [Bool]

  init(process: pid_t, streams: [Pipe], limit: Double) {
    self.process = process
    self.streams = streams
    self.limit = limit
    bytes = streams.map { _ in [] }
    hasEnded = streams.map { _ in false }
  }

  /// Returns how the process ended, its CPU seconds and its peak memory in kilobytes.
  mutating func run(_ isCancelled: () -> Bool) -> (ChildProcess.End, Double, Int) {
    let watch = process_watch(process)
    defer { if watch >= 0 { close(watch) } }
    var deadline = Deadline(start: Self.now(), limit: limit)
    var stopped: ChildProcess.End?
    while true {
      let isOver = poll(watch, until: min(deadline.end, Self.now() + 0.05))
      drain()
      if isOver || isGone(watch) { break }
      if isCancelled() {
        stopped = .cancelled
      } else if deadline.isOver(
        at: Self.now(), queued: { ProcessTree(root: process).queuedSeconds })
      {
        stopped = .timedOut
      }
      if stopped != nil { break }
    }
    let isStopped = stopped != nil
    let tree = ProcessTree(root: process)
    let seen = isStopped ? tree.cpuSeconds : 0
    if isStopped { tree.endDescendants() }
    // The group outlives its leader when the program started others; they end here.
    kill(-process, SIGKILL)
    if isStopped { kill(process, SIGKILL) }
    var status: Int32 = 0
    var cpu = 0.0
    var peak = 0
    _ = process_wait(process, 1, &status, &cpu, &peak)
    drain()
    let signal = process_signal(status)
    let end =
      stopped ?? (signal != 0 ? .signaled(signal) : .exited(process_exit_status(status)))
    return (end, max(cpu, seen), peak)
  }

  private func isGone(_ watch: Int32) -> Bool {
    // Without a descriptor for the process: it is gone when a signal can't be sent.
    watch < 0 && kill(process, 0) != 0
  }

  private func poll(_ watch: Int32, until time: Double) -> Bool {
    // A stream that has ended would report at every call.
    var descriptors = streams.indices.map { index in
      pollfd(fd: hasEnded[index] ? -1 : streams[index].reading, events: Int16(POLLIN), revents: 0)
    }
    descriptors.append(pollfd(fd: watch, events: Int16(POLLIN), revents: 0))
    let milliseconds = Int32(max(1, (time - Self.now()) * 1000))
    _ = Glibc.poll(&descriptors, nfds_t(descriptors.count), milliseconds)
    return descriptors.last.map { $0.revents & Int16(POLLIN) != 0 } ?? false
  }

  private mutating func drain() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    for (index, stream) in streams.enumerated() {
      // A program that writes faster than this reads must not keep it from looking at the clock.
      for _ in 0..<64 where !hasEnded[index] {
        let count = read(stream.reading, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        if count == 0 { hasEnded[index] = true }
        if count <= 0 { break }
        let room = max(0, keptBytes * 16 - bytes[index].count)
        bytes[index] += buffer.prefix(min(count, room))
      }
    }
  }

  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
