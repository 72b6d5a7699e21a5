/// Earlier texts of the field that is edited, for taking changes back and making them again.
package struct TextHistory: Hashable, Sendable {
  /// A text and where its caret was.
  struct Moment: Hashable, Sendable {
    var text: String
    var selection: Range<Int>
  }

  private var earlier: [Moment] = []
  private var later: [Moment] = []

  package init() {}

  /// More are forgotten, the oldest first.
  static let longest = 100

  /// Keeps what a change replaces.
  mutating func keep(_ moment: Moment) {
    if earlier.count == Self.longest { earlier.removeFirst() }
    earlier.append(moment)
    later = []
  }

  /// The text before the last change; nil where there was none.
  mutating func undo(from now: Moment) -> Moment? {
    guard let moment = earlier.popLast() else { return nil }
    later.append(now)
    return moment
  }

  /// The text that was taken back last.
  mutating func redo(from now: Moment) -> Moment? {
    guard let moment = later.popLast() else { return nil }
    earlier.append(now)
    return moment
  }
}
