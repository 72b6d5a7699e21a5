import SpaceAndTime

/// VoiceOver's comparison of two places (voiceover.md 4.2): the higher top edge first, and within
/// one row the one that lies earlier in the direction of reading.
///
/// Frames are compared in pairs and not gathered into rows, so chains of small offsets can
/// disagree with themselves; the sort that uses it has to be stable.
public struct ReadingOrder: Hashable, Sendable {
  public var idiom: InterfaceIdiom
  public var layoutDirection: LayoutDirection

  public init(idiom: InterfaceIdiom = .phone, layoutDirection: LayoutDirection = .leftToRight) {
    self.idiom = idiom
    self.layoutDirection = layoutDirection
  }

  public func precedes(_ a: Rect, _ b: Rect) -> Bool {
    guard abs(a.minY - b.minY) < idiom.sameRowTolerance else { return a.minY < b.minY }
    switch layoutDirection {
    case .leftToRight: return a.minX < b.minX
    case .rightToLeft: return a.minX > b.minX
    }
  }
}
