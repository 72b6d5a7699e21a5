import AccessibilityTree

extension RotorID {
  public static func headingLevel(_ level: Int) -> RotorID {
    RotorID(rawValue: "heading-\(level)")
  }
}

/// Headings of one level, 1 to 6.
struct HeadingLevelSetting: NavigatorSetting {
  var level: Int

  var id: RotorID { .headingLevel(level) }
  var name: Phrase { .filled(.rotorHeadingLevel, ["level": String(level)]) }
  let none = ReaderWord.noHeading

  func positions(in screen: AccessibleScreen) -> [Int] {
    screen.positions(ofHeadingLevel: level)
  }
}
