import Foundation

/// A type whose values `UserDefaults` keeps as they are.
///
/// Not part of SwiftUI, which has an initialiser for each of these types.
public protocol _StorableValue {
  /// Returns the value that something stored stands for; nil if it is of another type.
  ///
  /// Not part of SwiftUI.
  static func _value(of stored: Any) -> Self?

  /// What is stored for the value.
  ///
  /// Not part of SwiftUI.
  var _stored: Any { get }
}

extension _StorableValue {
  public static func _value(of stored: Any) -> Self? { stored as? Self }
  public var _stored: Any { self }
}

extension String: _StorableValue {}
extension Data: _StorableValue {}
extension Date: _StorableValue {}

// A stored number is read as any type of number that it fits.
extension Bool: _StorableValue {
  public static func _value(of stored: Any) -> Bool? {
    stored as? Bool ?? (stored as? Int).flatMap { $0 == 0 ? false : $0 == 1 ? true : nil }
  }
}

extension Int: _StorableValue {
  public static func _value(of stored: Any) -> Int? {
    stored as? Int ?? (stored as? Double).flatMap { Int(exactly: $0) }
      ?? (stored as? Bool).map { $0 ? 1 : 0 }
  }
}

extension Double: _StorableValue {
  public static func _value(of stored: Any) -> Double? {
    stored as? Double ?? (stored as? Int).flatMap { Double(exactly: $0) }
      ?? (stored as? Bool).map { $0 ? 1 : 0 }
  }
}

extension URL: _StorableValue {
  // Not as text, which a string under the same key would read.
  public static func _value(of stored: Any) -> URL? {
    (stored as? Data).flatMap { URL(string: String(decoding: $0, as: UTF8.self)) }
  }
  public var _stored: Any { Data(absoluteString.utf8) }
}

/// How values of a type are written to a store and read from it.
struct StoredForm<Value> {
  /// Returns what is stored; nil takes the entry away.
  let encode: (Value) -> Any?
  /// Returns the value for an entry; nil if there is none, or one of another type.
  let decode: (Any?) -> Value?
}

extension StoredForm {
  static func plain() -> StoredForm where Value: _StorableValue {
    StoredForm(encode: { $0._stored }, decode: { $0.flatMap(Value._value(of:)) })
  }

  static func raw() -> StoredForm
  where Value: RawRepresentable, Value.RawValue: _StorableValue {
    StoredForm(
      encode: { $0.rawValue._stored },
      decode: { $0.flatMap(Value.RawValue._value(of:)).flatMap(Value.init(rawValue:)) })
  }

  static func optional<Wrapped>(_ wrapped: StoredForm<Wrapped>) -> StoredForm
  where Value == Wrapped? {
    StoredForm(encode: { $0.flatMap(wrapped.encode) }, decode: { .some(wrapped.decode($0)) })
  }
}
