@_spi(SwiftUI) import Observation

extension UpdateUnit {
  /// Installs the unit as an observer of everything in `list`.
  ///
  /// It hears of changes after they were stored: a write on another thread that is announced before
  /// could be overtaken by the run that it causes.
  final func arm(_ list: AccessList) {
    nonisolated(unsafe) let unit = self
    isArmed = true
    guard host.recordsCauses else {
      let tracking = ObservationTracking(list.ofObservation)
      ObservationTracking._installTracking(tracking, didSet: { _ in unit.observedChange(nil) })
      self.tracking = tracking
      return
    }
    guard list.entries.count == 1, let registrar = list.entries.keys.first else {
      return armEach(list.entries)
    }
    let tracking = ObservationTracking(list.ofObservation)
    ObservationTracking._installTracking(
      tracking, didSet: { unit.observedChange($0.changed, of: registrar) })
    self.tracking = tracking
  }

  /// Replaces the dependencies of the last run by those of this one.
  ///
  /// The old ones end last: until the new ones are armed, they hear of other threads' writes.
  final func rearm(_ list: AccessList?) {
    guard isArmed else {
      if let list { arm(list) }
      return
    }
    let before = exchange(&tracking, with: nil)
    let othersBefore = links?.trackings ?? []
    isArmed = false
    if !othersBefore.isEmpty { links?.trackings = [] }
    if let list { arm(list) }
    before?.cancel()
    for tracking in othersBefore { tracking.cancel() }
  }

  /// Installs one tracking for every object, so that a change tells which object it was.
  private final func armEach(_ entries: AccessList.Entries) {
    var trackings: [ObservationTracking] = []
    nonisolated(unsafe) let unit = self
    for (registrar, entry) in entries {
      let tracking = ObservationTracking(AccessList(entries: [registrar: entry]).ofObservation)
      ObservationTracking._installTracking(
        tracking, didSet: { unit.observedChange($0.changed, of: registrar) })
      trackings.append(tracking)
    }
    tracking = nil
    ensuredLinks.trackings = trackings
  }

  /// Marks the unit dirty for a property that changed, on whatever thread that happens.
  private final func observedChange(_ keyPath: AnyKeyPath?, of registrar: ObjectIdentifier? = nil) {
    guard host.isOnUpdateThread else {
      nonisolated(unsafe) let unit = self
      nonisolated(unsafe) let keyPath = keyPath
      host.enqueueFromOtherThread {
        if let keyPath, let registrar {
          unit.host.noteOtherThread(ObservedProperty(keyPath: keyPath, registrar: registrar))
        }
        unit.observedChange(keyPath, of: registrar)
      }
      return
    }
    // The code writes what it read before; it is about to be armed anew.
    if isRunning { return }
    if let keyPath, let registrar {
      invalidate(
        .observed(ObservedProperty(keyPath: keyPath, registrar: registrar)), flag: .dependencies)
    } else {
      invalidate(.initial, flag: .dependencies)
    }
  }
}
