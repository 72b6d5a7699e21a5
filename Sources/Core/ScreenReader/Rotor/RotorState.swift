import AccessibilityTree

/// Where the rotor stands (voiceover.md 2.1, 2.2).
public struct RotorState: Hashable, Sendable {
  /// What the listener chose; stays while the context offers something else.
  public package(set) var chosen = RotorID.characters
  /// What the element under the cursor chose; ends when the cursor leaves.
  public package(set) var automatic: RotorID?
  package var unit: Range<Int>?
  package var linkRange: Range<Int>?
  /// Where the link under the cursor leads.
  package var link: String?
  package var entry = 0
  package var hasChosen = false
  /// Where a selection began that sideways flicks make longer or shorter.
  package var anchor: Int?
  /// What is selected of a text that is not being typed, in characters.
  package var selection: Range<Int>?
  /// What pinches have selected of the text that is being typed.
  var pinched: PinchedSelection?

  public init() {}

  /// Where it stands, whether or not that is offered here.
  public var setting: RotorID { automatic ?? chosen }

  /// The cursor came to an element: adjusting goes before actions, which both go before what was
  /// chosen.
  ///
  /// - Parameter kept: What the listener turned to before, if this element offers it too.
  package mutating func landed(on element: AccessibilityElement?, keeping kept: RotorID? = nil) {
    automatic = kept
    if let content = element?.content {
      if content.traits.contains(.adjustable) {
        automatic = .adjustValue
      } else if content.isBeingEdited {
        // Flicks move the caret at once (voiceover.md 2.2).
        automatic = Self.movesCaret(chosen) ? nil : .characters
      } else if !content.customActions.isEmpty {
        automatic = .actions
      }
    }
    unit = nil
    linkRange = nil
    link = nil
    selection = nil
    pinched = nil
    resetMenu()
  }

  /// What the listener turned to of that which only some elements offer; nil for what the element
  /// under the cursor chose. It stays from one such element to the next (voiceover.md 2.1).
  var turnedTo: RotorID? {
    automatic.flatMap { id in
      RotorCatalog.contextual.contains(id) && id != .actions && id != .adjustValue ? id : nil
    }
  }

  private static func movesCaret(_ id: RotorID) -> Bool {
    id == .characters || id == .words || id == .lines
  }

  mutating func stoppedEditing() {
    if automatic == .characters { automatic = nil }
  }

  package mutating func resetMenu() {
    entry = 0
    hasChosen = false
    anchor = nil
  }

  /// What only some elements offer is left with them; anything else stays chosen.
  mutating func turned(to id: RotorID) {
    if RotorCatalog.contextual.contains(id) {
      automatic = id
    } else {
      chosen = id
      automatic = nil
    }
    unit = nil
    resetMenu()
  }

  /// The setting that a flick uses; nil where nothing is offered.
  func current(of offered: [any RotorSetting]) -> Int? {
    offered.firstIndex { $0.id == setting } ?? RotorCatalog.fallback(in: offered)
  }
}
