import Braille

/// The six keys of a braille writer on a real keyboard: f d s are dots 1 2 3, j k l dots 4 5 6.
///
/// A cell is complete when its last key is lifted, like one of fingers.
struct BrailleKeys: Hashable, Sendable {
  private static let dots = Dictionary(
    uniqueKeysWithValues: KeyMap.braille.compactMap { row -> (Key, Int)? in
      guard case .dot(let dot) = row.meaning else { return nil }
      return (row.key, dot)
    })

  private var held: Set<Key> = []
  private var cell = BrailleCell()

  /// Nil for a key that is none of braille's, whatever else it may be.
  mutating func receive(_ event: KeyEvent) -> KeyAnswer? {
    if let dot = Self.dots[event.key] {
      if event.phase == .released { return release(event.key) }
      guard event.modifiers.isEmpty else { return nil }
      if held.insert(event.key).inserted { cell.insert(BrailleCell([dot])) }
      return .hands
    }
    guard event.modifiers.isEmpty, let stroke = Self.strokes[event.key] else { return nil }
    return event.phase == .released ? .hands : .braille(stroke)
  }

  /// Forgets what is held.
  mutating func cancel() {
    self = BrailleKeys()
  }

  private mutating func release(_ key: Key) -> KeyAnswer? {
    guard held.remove(key) != nil else { return nil }
    guard held.isEmpty else { return .hands }
    defer { cell = BrailleCell() }
    return .braille(.cell(cell))
  }

  private static let strokes: [Key: BrailleStroke] = [
    .space: .space, .backspace: .deleteBackward, .enter: .lineEnd,
  ]
}
