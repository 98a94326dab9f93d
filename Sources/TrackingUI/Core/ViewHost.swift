import Glibc

/// Runs a tree of views: first render, events, and the updates that follow from them.
///
/// Everything that happens belongs to one host; two hosts know nothing of each other. A host is
/// confined to the main actor. Not part of SwiftUI.
public final class ViewHost {
  private(set) var tracker = AccessTracker()
  let recorder: TraceRecorder?
  let stateMode: StateInitialValues
  let shadow: ShadowCheck?
  private let runsTasks: Bool
  private let aroundShadow: (() -> Void) -> Void
  /// How state and subscriptions refer to the host, which they may outlive.
  let life = HostLife()
  var currentUnit: UpdateUnit?
  private var actions: [() -> Void] = []
  private var departures: [() -> Void] = []
  private var said: Set<String> = []
  private var plainTypes: [ObjectIdentifier: Bool] = [:]
  /// Above zero while content is made because an explicit identity changed.
  var identityResets = 0
  private(set) var voice: Voice
  let runningTasks = RunningTasks()
  let settings = Settings()
  private var root: UpdateUnit?
  private var queue = DirtyQueue()
  private var plans: [ObjectIdentifier: FieldPlan] = [:]
  private var lastPlan: (key: ObjectIdentifier, plan: FieldPlan)?
  private var sequence: UInt32 = 0
  /// The thread of the event at work; see `followThread`.
  private var thread = pthread_self()
  private let inbox = Inbox()
  private var eventCounts: [ObjectIdentifier: Int] = [:]
  var turns = Turns()

  /// Creates a host and shows `root`.
  ///
  /// - Parameters:
  ///   - options: how initial values of state are made, and whether a trace is recorded.
  ///   - root: the view to show; evaluated once, as content of a window would be.
  @MainActor
  public init<Root: View>(
    options: HostOptions = HostOptions(), @ViewBuilder root: @escaping () -> Root
  ) {
    (recorder, shadow) = Self.observers(options)
    stateMode = options.state
    runsTasks = options.runsTasks
    aroundShadow = options.aroundShadow
    voice = Voice(sink: options.console)
    life.host = self
    let window = DeferredNode(root, host: self)
    self.root = window
    runStep("first render") { window.install() }
  }

  /// Creates a host that shows the first window of an app.
  @MainActor
  init<Program: App>(options: HostOptions, app: @escaping @MainActor () -> Program) {
    (recorder, shadow) = Self.observers(options)
    stateMode = options.state
    runsTasks = options.runsTasks
    aroundShadow = options.aroundShadow
    voice = Voice(sink: options.console)
    life.host = self
    let program = AppNode(app(), rootOf: self)
    root = program
    runStep("first render") { program.install() }
  }

  private static func observers(_ options: HostOptions) -> (TraceRecorder?, ShadowCheck?) {
    (options.records ? TraceRecorder() : nil, options.shadow ? ShadowCheck() : nil)
  }

  deinit {
    life.host = nil
    // Models may live on; nothing of theirs may lead here any more.
    root?.visit { ($0 as? UpdateUnit)?.disconnect() }
  }

  var recordsCauses: Bool { recorder != nil }
  var isUpdating: Bool { currentUnit != nil }
  var rootElement: _Element? { root }

  /// Runs one event: `action`, then every update that follows from it.
  @MainActor
  public func perform(_ name: String = "event", _ action: () -> Void) {
    runStep(name, action)
  }

  /// Brings everything up to date with changes made outside of an event.
  @MainActor
  public func update() { withCurrent { settle() } }

  /// Ends the identity of everything on the screen: state released, dependencies cancelled.
  @MainActor
  public func unmount() {
    withCurrent {
      root?.unmount()
      root = nil
      settle()
    }
  }

  func nextSequence() -> UInt32 {
    sequence += 1
    return sequence
  }

  func plan<V>(for type: V.Type) -> FieldPlan {
    let key = ObjectIdentifier(type)
    // Views of one type come in rows.
    if let lastPlan, lastPlan.key == key { return lastPlan.plan }
    let plan = plans[key] ?? FieldPlan(type)
    plans[key] = plan
    lastPlan = (key, plan)
    return plan
  }

  /// Runs `code` so that nobody comes to depend on what it reads.
  @MainActor func withoutCollecting<Result>(_ code: () -> Result) -> Result {
    followThread()
    return tracker.withoutCollecting(code)
  }

  func enqueue(_ unit: UpdateUnit) { queue.insert(unit) }

  func beginRun(of unit: UpdateUnit) -> UpdateUnit? {
    let outer = currentUnit
    currentUnit = unit
    recorder?.begin(unit)
    return outer
  }

  func endRun(of unit: UpdateUnit, outer: UpdateUnit?) { currentUnit = outer }

  /// Queues what has to happen after the update: onAppear, onChange, tasks.
  func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

  /// Queues what has to happen after the update and what it queued: onDisappear.
  func afterDeparture(_ action: @escaping () -> Void) { departures.append(action) }

  /// Returns whether the initial value of state is made with the view's value, not with its identity.
  func makesStateAtOnce<Value>(_ type: Value.Type) -> Bool {
    if stateMode == .eager || _isPOD(type) { return true }
    if let known = plainTypes[ObjectIdentifier(type)] { return known }
    let isPlain = PlainValue.isPlain(type)
    plainTypes[ObjectIdentifier(type)] = isPlain
    return isPlain
  }

  /// Returns whether an action that may repeat (onChange, a task with an id) may run once more in
  /// this event.
  func mayRepeat(_ element: _Element, atMost limit: Int) -> Bool {
    eventCounts[ObjectIdentifier(element), default: 0] += 1
    return eventCounts[ObjectIdentifier(element), default: 0] <= limit
  }

  /// Says what SwiftUI would say; the same words once in a step.
  func warn(_ text: String) {
    if shadow?.isRunning ?? false { return }
    guard said.insert(text).inserted else { return }
    voice.say(text)
    recorder?.warn(text)
  }

  /// Notes that a property was written on another thread.
  func noteOtherThread(_ property: ObservedProperty) {
    guard let name = recorder?.name(of: property) else { return }
    warn("\(name) was changed on another thread; the views follow on the main thread.")
  }
}

// MARK: Updating

extension ViewHost {
  /// More passes than any program needs that comes to rest.
  private static let passLimit = 10_000

  @MainActor private func runStep(_ name: String, _ action: () -> Void) {
    withCurrent {
      recorder?.beginStep(name)
      eventCounts.removeAll()
      said.removeAll()
      action()
      settle()
      if runsTasks { settleTasks() }
      recorder?.endStep()
    }
  }

  /// Brings the views up to date while a step is going on.
  @MainActor func settleWithinStep() { settle() }

  @MainActor private func settle() {
    var passes = 0
    turns.begin()
    repeat {
      inbox.drain()
      settings.follow()
      runDirtyUnits()
      if let shadow { aroundShadow { shadow.check(self) } }
      let queued = actions + departures
      actions = []
      departures = []
      for action in queued { action() }
      passes += 1
      if passes > Self.passLimit { return giveUp() }
    } while !queue.isEmpty || !actions.isEmpty || !departures.isEmpty || !inbox.isEmpty
  }

  @MainActor private func runDirtyUnits() {
    while let unit = queue.popFirst() {
      if unit.isDirty, unit.isMounted { unit.run() }
    }
  }

  /// Stops an update that doesn't end and names those who keep it going.
  private func giveUp() {
    var names: [String] = []
    while let unit = queue.popFirst() {
      unit.isDirty = false
      if !unit.viewName.isEmpty, !names.contains(unit.viewName) { names.append(unit.viewName) }
    }
    actions = []
    departures = []
    let who = names.isEmpty ? "The views" : names.joined(separator: ", ")
    warn("\(who) did not come to rest after \(Self.passLimit) passes; the update was stopped.")
  }

  @MainActor private func withCurrent(_ body: () -> Void) {
    followThread()
    let outer = ViewHost.current
    ViewHost.current = self
    defer { ViewHost.current = outer }
    body()
  }

  /// The host whose update or event runs on the main thread; nil outside of one.
  ///
  /// Needed where SwiftUI's API has no place to pass a host: `Self._printChanges()`, the initial
  /// values of `@State`.
  @MainActor static var current: ViewHost? {
    get { CurrentHost.value }
    set { CurrentHost.value = newValue }
  }
}

/// The dynamic scope of the host at work; see `ViewHost.current`.
enum CurrentHost {
  nonisolated(unsafe) static var value: ViewHost?
}

// MARK: Other threads

extension ViewHost {
  /// Notes on which thread the main actor runs: on Linux it may come back on another one after an
  /// `await`, and Observation's current list belongs to the thread.
  @MainActor func followThread() {
    if isOnUpdateThread { return }
    thread = pthread_self()
    tracker = AccessTracker()
  }

  var isOnUpdateThread: Bool { pthread_equal(thread, pthread_self()) != 0 }

  /// Makes a change of what the views own: now, with the next pass if it comes from another thread,
  /// not at all while the views are being brought up to date.
  func change(_ change: @escaping @Sendable () -> Void) {
    if !isOnUpdateThread { return enqueueFromOtherThread(change) }
    if isUpdating {
      warn("Modifying state during view update, this will cause undefined behavior.")
    } else {
      change()
    }
  }

  /// Hands a change made on another thread to the next pass; nothing is lost.
  func enqueueFromOtherThread(_ change: @escaping @Sendable () -> Void) {
    inbox.put(change)
  }
}

/// What refers to a host without keeping it: nil once the host is gone.
final class HostLife: @unchecked Sendable {
  unowned(unsafe) var host: ViewHost?
}

/// Changes made on other threads, waiting for the main thread.
private final class Inbox: @unchecked Sendable {
  private var changes: [@Sendable () -> Void] = []
  private var lock = pthread_mutex_t()

  init() { pthread_mutex_init(&lock, nil) }
  deinit { pthread_mutex_destroy(&lock) }

  var isEmpty: Bool { locked { changes.isEmpty } }

  func put(_ change: @escaping @Sendable () -> Void) { locked { changes.append(change) } }

  func drain() {
    let taken = locked {
      let taken = changes
      changes = []
      return taken
    }
    for change in taken { change() }
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(&lock)
    defer { pthread_mutex_unlock(&lock) }
    return body()
  }
}
