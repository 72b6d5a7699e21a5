import AccessibilityTree

/// Other characters of a key that is held (voiceover.md 6.1).
extension SimulatedApp {
  /// False where the element is no key, or has no other characters.
  mutating func showAlternatives(of id: String) -> Bool {
    let prefix = "\(Keyboard.id)."
    guard let editing, id.hasPrefix(prefix) else { return false }
    let key = String(id.dropFirst(prefix.count))
    let offered = Keyboard.alternatives(
      of: key, isShifted: false, texts: builder.keyboard(for: editing).texts)
    guard !offered.isEmpty else { return false }
    self.editing?.alternatives = key
    isStale = true
    posts.append(.layoutChanged(focus: Keyboard.alternativeID(0), message: nil))
    return true
  }

  /// Goes back to the key that was held; false where none is.
  mutating func hideAlternatives() -> Bool {
    guard let key = editing?.alternatives else { return false }
    editing?.alternatives = nil
    isStale = true
    posts.append(.layoutChanged(focus: "\(Keyboard.id).\(key)", message: nil))
    return true
  }

  mutating func takeAlternative(_ index: Int, in field: String) -> Bool {
    guard let editing else { return false }
    let offered = Keyboard.alternatives(
      of: editing.alternatives, isShifted: editing.isShifted,
      texts: builder.keyboard(for: editing).texts)
    guard offered.indices.contains(index) else { return false }
    _ = hideAlternatives()
    return insert(offered[index], into: field)
  }
}
