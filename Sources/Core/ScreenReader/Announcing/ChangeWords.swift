import AccessibilityTree

/// What an element says about itself after it was activated: only what is new (voiceover.md 3.7).
enum ChangeWords {
  /// Empty where nothing that is spoken has changed.
  static func phrases(
    from before: AccessibilityElement, to after: AccessibilityElement,
    description: () -> [Phrase]
  ) -> [Phrase] {
    let old = before.content
    let new = after.content
    if new.traits.contains(.keyboardKey) {
      // What is typed is echoed; a key only tells that it is held down or no longer is, or that it
      // does something else now.
      let wasSelected = old.traits.contains(.selected)
      if new.traits.contains(.selected) != wasSelected { return description() }
      return new.label == old.label ? [] : own(new.label)
    }
    if new.expandedStatus != old.expandedStatus, new.expandedStatus != .unsupported {
      let state: ReaderWord = new.expandedStatus == .expanded ? .expanded : .collapsed
      return own(new.label) + [.word(state)]
    }
    if new.webStates.contains(.toggles),
      new.webStates.contains(.pressed) != old.webStates.contains(.pressed)
    {
      return [TraitWords.pressing(of: new.webStates)]
    }
    if new.value != old.value {
      if new.traits.contains(.switchButton) {
        return TraitWords.state(of: new).map { [$0] } ?? []
      }
      return own(new.label == old.label ? nil : new.label) + own(new.value)
    }
    if new.label != old.label { return own(new.label) }
    let states: AccessibilityTraits = [.selected, .notEnabled]
    if new.traits.intersection(states) != old.traits.intersection(states) { return description() }
    return []
  }

  private static func own(_ text: String?) -> [Phrase] {
    text?.spoken.map { [.own($0)] } ?? []
  }
}
