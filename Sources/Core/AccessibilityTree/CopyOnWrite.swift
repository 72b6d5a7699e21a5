/// Keeps a large value behind one reference, so that copying what holds it stays cheap; changing a
/// shared one makes its own copy first.
@propertyWrapper
public struct CopyOnWrite<Value: Hashable & Sendable>: Hashable, Sendable {
  private final class Storage: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  public init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  public var wrappedValue: Value {
    _read { yield storage.value }
    set { if storage.value != newValue { storage = Storage(newValue) } }
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.storage === b.storage || a.storage.value == b.storage.value
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(storage.value) }
}
