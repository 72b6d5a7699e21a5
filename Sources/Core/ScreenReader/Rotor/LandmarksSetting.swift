import AccessibilityTree

extension RotorID {
  public static let landmarks = RotorID(rawValue: "landmarks")
}

/// The first stop of the next landmark.
struct LandmarksSetting: NavigatorSetting {
  let id = RotorID.landmarks
  let name = Phrase.word(.rotorLandmarks)
  let none = ReaderWord.noLandmark

  func positions(in screen: AccessibleScreen) -> [Int] { screen.containerStarts(of: .landmark) }
}
