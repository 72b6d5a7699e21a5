import AccessibilityTree

extension RotorID {
  public static let audioDestination = RotorID(rawValue: "audio-destination")
}

/// The sound device that speech comes from; whoever owns the devices says which it is now.
struct AudioDestinationSetting: RotorSetting {
  let id = RotorID.audioDestination
  let name = Phrase.word(.rotorAudioDestination)

  func isOffered(in place: RotorPlace) -> Bool { true }

  func move(_ direction: RotorDirection, in place: RotorPlace) -> RotorMove { .audioDestination }
}
