import Foundation

/// Where and when work is done: a queue or a run loop.
///
/// Available in Combine since iOS 13.
public protocol Scheduler {
  /// Does work after so many seconds, never at once.
  ///
  /// Not part of SwiftUI. Combine's schedulers have times of their own types.
  func _schedule(after seconds: Double, _ work: @escaping () -> Void)
}

extension DispatchQueue: Scheduler {
  public func _schedule(after seconds: Double, _ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    if seconds > 0 {
      asyncAfter(deadline: .now() + seconds) { work() }
    } else {
      async { work() }
    }
  }
}

extension RunLoop: Scheduler {
  // Only the main run loop runs here.
  public func _schedule(after seconds: Double, _ work: @escaping () -> Void) {
    DispatchQueue.main._schedule(after: seconds, work)
  }
}

extension OperationQueue: Scheduler {
  public func _schedule(after seconds: Double, _ work: @escaping () -> Void) {
    nonisolated(unsafe) let work = work
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in
      addOperation { work() }
    }
  }
}

/// A length of time, as operators take it: `.seconds(1)`, `.milliseconds(300)`, `0.3`.
///
/// Not part of SwiftUI. In Combine each scheduler has a type of its own.
public struct SchedulerTimeStride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable
{
  let length: Double

  /// Creates a length of so many seconds.
  public init(floatLiteral value: Double) { length = value }

  /// Creates a length of so many seconds.
  public init(integerLiteral value: Int) { length = Double(value) }

  /// Returns a length of so many seconds.
  public static func seconds(_ seconds: Double) -> Self { Self(floatLiteral: seconds) }

  /// Returns a length of so many seconds.
  public static func seconds(_ seconds: Int) -> Self { Self(integerLiteral: seconds) }

  /// Returns a length of so many thousandths of a second.
  public static func milliseconds(_ milliseconds: Int) -> Self {
    Self(floatLiteral: Double(milliseconds) / 1000)
  }
}

extension Publishers {
  /// Sends values by a scheduler.
  ///
  /// Available in Combine since iOS 13.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    let scheduler: Context
    /// How long a value waits.
    let delay: Double

    public func _subscribe(
      _ receive: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let gate = Gate()
      let subscription = upstream._subscribe(
        { value in scheduler._schedule(after: delay) { if gate.isOpen { receive(value) } } },
        completion: { end in
          scheduler._schedule(after: delay) { if gate.isOpen { completion(end) } }
        })
      return AnyCancellable {
        gate.isOpen = false
        subscription.cancel()
      }
    }
  }

  /// Sends a value when no other came for a while.
  ///
  /// Available in Combine since iOS 13.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    let scheduler: Context
    let quiet: Double

    public func _subscribe(
      _ receive: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let gate = Gate()
      let subscription = upstream._subscribe(
        { value in
          gate.number += 1
          let number = gate.number
          scheduler._schedule(after: quiet) {
            if gate.isOpen, gate.number == number { receive(value) }
          }
        }, completion: completion)
      return AnyCancellable {
        gate.isOpen = false
        subscription.cancel()
      }
    }
  }
}

/// Whether scheduled values may still come, and how many were scheduled.
private final class Gate {
  var isOpen = true
  var number = 0
}

extension Publisher {
  /// Sends values by a scheduler: a little later, on its thread.
  ///
  /// Available in Combine since iOS 13.
  public func receive<S: Scheduler>(on scheduler: S) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, delay: 0)
  }

  /// Sends values some time later.
  ///
  /// Available in Combine since iOS 13.
  public func delay<S: Scheduler>(
    for interval: SchedulerTimeStride, scheduler: S
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, delay: interval.length)
  }

  /// Sends a value when no other came for a while.
  ///
  /// Available in Combine since iOS 13.
  public func debounce<S: Scheduler>(
    for dueTime: SchedulerTimeStride, scheduler: S
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(upstream: self, scheduler: scheduler, quiet: dueTime.length)
  }
}
