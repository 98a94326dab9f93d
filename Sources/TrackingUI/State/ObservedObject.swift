/// Holds an `ObservableObject` that was made elsewhere; every change it announces runs the view.
///
/// The object is part of the view's value: an object made in the declaration is made again whenever
/// the view's value is. Available in SwiftUI since iOS 13; with `@Observable` it isn't needed.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the properties of the object.
  ///
  /// Available in SwiftUI since iOS 13.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    ///
    /// Available in SwiftUI since iOS 13.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(ObjectLocation(object, keyPath))
    }
  }

  /// The object.
  ///
  /// Holding it is enough: the view runs on every announcement, read or not.
  /// Available in SwiftUI since iOS 13.
  public var wrappedValue: ObjectType

  /// Creates a holder of an object.
  ///
  /// Available in SwiftUI since iOS 13.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Creates a holder of an object that is stored elsewhere.
  ///
  /// Available in SwiftUI since iOS 13.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the properties of the object.
  ///
  /// Available in SwiftUI since iOS 13.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: _RuntimeProperty {
  mutating func _install(_ slot: PropertySlot, storage: inout AnyObject?) {
    if let known = storage as? ObjectSubscription, known.object === wrappedValue { return }
    storage = ObjectSubscription(wrappedValue, slot: slot)
  }
}

/// A view's subscription to what an `ObservableObject` announces; ends with the subscription.
final class ObjectSubscription {
  let object: AnyObject
  private var cancellable: AnyCancellable?

  init<Object: ObservableObject>(_ object: Object, slot: PropertySlot) {
    self.object = object
    let token = SubscriptionToken(slot: slot, type: type(of: object))
    cancellable = object.objectWillChange.sink { _ in token.announce() }
  }
}

/// What a subscription reports to; a report may be on its way when the unit ends.
private final class SubscriptionToken: @unchecked Sendable {
  private weak var unit: UpdateUnit?
  private let life: HostLife
  private let property: String
  private let type: Any.Type

  init(slot: PropertySlot, type: Any.Type) {
    unit = slot.unit
    life = slot.unit.host.life
    property = slot.printedName
    self.type = type
  }

  func announce() {
    guard let host = life.host else { return }
    guard host.isOnUpdateThread else {
      host.enqueueFromOtherThread { [self] in
        life.host?.warn(ObjectWarning.backgroundThread)
        change()
      }
      return
    }
    if host.isUpdating { host.warn(ObjectWarning.duringUpdate) }
    change()
  }

  private func change() {
    if let unit, unit.isMounted { unit.objectWillChange(type, property: property) }
  }
}

/// SwiftUI's words about objects that publish at the wrong time.
enum ObjectWarning {
  static let backgroundThread =
    "Publishing changes from background threads is not allowed; make sure to publish values from"
    + " the main thread (via operators like receive(on:)) on model updates."
  static let duringUpdate =
    "Publishing changes from within view updates is not allowed, this will cause undefined"
    + " behavior."
}
