import Simulation

/// The app in a state, as far as a lower bound follows it.
struct SketchedCore: Hashable {
  struct Entry: Hashable {
    var screen: String
    var arrival: ScreenEntry.Arrival
    /// The group of the places from which it was opened; nil where that is not known.
    var opener: Int?
    var visibility: [String: Bool]

    /// A popover brings a stop of its own that closes it.
    var isPopover: Bool { arrival == .presented(.popover) }
  }

  var stack: [Entry]
  var values: [SketchedValue]
  /// The index of the field that is being edited.
  var editing: Int?

  var top: Entry { stack[stack.count - 1] }

  /// By what most cores differ in.
  func hash(into hasher: inout Hasher) {
    hasher.combine(values)
    hasher.combine(stack.count)
    hasher.combine(top.screen)
    hasher.combine(editing)
  }
}

/// Where the cursor is after something has happened.
enum Landing: Hashable {
  /// Where it was, as far as that is still there.
  case stays
  case element(String)
  /// At one of the places of a group.
  case group(Int)
  case first
  case anywhere
}
