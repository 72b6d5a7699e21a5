import CXML2

/// What is known of the names that a document uses. The library keeps each name once, so its
/// address stands for it.
///
/// Tools write their names in one order and leave some out, so the next one mostly stands shortly
/// behind the last one: it is found without hashing anything.
struct KnownNames<Value> {
  private var inOrder: [(name: UnsafePointer<xmlChar>, value: Value)] = []
  /// Where a name stands in `inOrder`.
  private var places: [UnsafePointer<xmlChar>: Int] = [:]
  /// Where the next one is looked for first.
  private var next = 0

  /// How many names are looked at before the table is.
  private static var reach: Int { 12 }

  /// Begins again with the first name.
  mutating func rewind() { next = 0 }

  /// What is known of a name; `learn` finds it out of its text the first time.
  mutating func value(
    of name: UnsafePointer<xmlChar>, learn: (String) -> Value
  ) -> Value {
    var place = next
    for _ in 0..<min(Self.reach, inOrder.count) {
      if place >= inOrder.count { place = 0 }
      if inOrder[place].name == name {
        next = place + 1
        return inOrder[place].value
      }
      place += 1
    }
    if let known = places[name] {
      next = known + 1
      return inOrder[known].value
    }
    places[name] = inOrder.count
    inOrder.append((name, learn(String(decodingCString: name, as: UTF8.self))))
    next = inOrder.count
    return inOrder[next - 1].value
  }
}
