import Foundation

/// A publisher that starts when it is told to.
///
/// Available in Combine since iOS 13.
public protocol ConnectablePublisher: Publisher {
  /// Starts to send; the returned object stops it.
  ///
  /// Available in Combine since iOS 13.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Starts with the first subscriber, and stops after the last.
  ///
  /// Available in Combine since iOS 13.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// Starts a publisher with the first subscriber, and stops it after the last.
  ///
  /// Available in Combine since iOS 13.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher that is started.
    ///
    /// Available in Combine since iOS 13.
    public let upstream: Upstream
    private var count = 0
    private var connection: (any Cancellable)?

    init(upstream: Upstream) { self.upstream = upstream }

    public func _subscribe(
      _ receive: @escaping (Output) -> Void,
      completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let subscription = upstream._subscribe(receive, completion: completion)
      count += 1
      if count == 1 { connection = upstream.connect() }
      return AnyCancellable { [self] in
        subscription.cancel()
        count -= 1
        if count == 0 { connection?.cancel() }
      }
    }
  }
}

extension Timer {
  /// Returns a publisher that sends the time again and again, on the main run loop.
  ///
  /// Available in Combine since iOS 13.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher { TimerPublisher(interval: interval) }

  /// Sends the time again and again.
  ///
  /// Available in Combine since iOS 13.
  public final class TimerPublisher: ConnectablePublisher {
    /// It sends the time.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never

    /// The seconds between two values.
    ///
    /// Available in Combine since iOS 13.
    public let interval: TimeInterval
    private let subscriptions = Subscriptions<Date, Never>()
    private var timer: Timer?

    init(interval: TimeInterval) { self.interval = interval }

    deinit { timer?.invalidate() }

    public func connect() -> any Cancellable {
      if timer == nil {
        nonisolated(unsafe) let subscriptions = subscriptions
        let timer = Timer(timeInterval: interval, repeats: true) { _ in subscriptions.send(Date()) }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
      }
      return AnyCancellable { [weak self] in
        self?.timer?.invalidate()
        self?.timer = nil
      }
    }

    public func _subscribe(
      _ receive: @escaping (Date) -> Void,
      completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable { subscriptions.add((receive, completion)) }
  }
}

extension NotificationCenter {
  /// Returns a publisher of the notifications with a name.
  ///
  /// Available in Combine since iOS 13.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Sends the notifications with a name.
  ///
  /// Available in Combine since iOS 13.
  public struct Publisher: TrackingUI.Publisher {
    /// It sends notifications.
    public typealias Output = Notification
    /// It never fails.
    public typealias Failure = Never

    /// Where the notifications are posted.
    ///
    /// Available in Combine since iOS 13.
    public let center: NotificationCenter

    /// The name of the notifications.
    ///
    /// Available in Combine since iOS 13.
    public let name: Notification.Name

    /// Who posts them; anybody if nil.
    ///
    /// Available in Combine since iOS 13.
    public let object: AnyObject?

    public func _subscribe(
      _ receive: @escaping (Notification) -> Void,
      completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
      nonisolated(unsafe) let receive = receive
      let center = center
      let token = center.addObserver(forName: name, object: object, queue: nil) { receive($0) }
      return AnyCancellable { center.removeObserver(token) }
    }
  }
}
