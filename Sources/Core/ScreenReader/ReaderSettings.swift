import Braille
import SpaceAndTime
import Speech

/// What a listener chooses about the screen reader (voiceover.md 7).
public struct ReaderSettings: Hashable, Sendable {
  public var speech = SpeechSettings()
  public var verbosity = Verbosity()
  /// With Zoom on, three-finger taps need one tap more (voiceover.md 1.3).
  public var isZoomOn = false
  /// Settings of the rotor in the listener's order; what the context adds comes before them.
  public var rotor = RotorCatalog.usual
  /// How a capital is told from a small letter (voiceover.md 6.2).
  public var capitals: CapitalFeedback {
    get { verbosity.capitals }
    set { verbosity.capitals = newValue }
  }
  public var typingFeedback = TypingFeedback.charactersAndWords
  public var deletedText = DeletedTextFeedback.pitch
  /// Whether messages of the system are read as they come; without it they only sound. On, though
  /// voiceover.md 7 supposes that a phone's is off: what comes over an app is part of the course.
  public var speaksNotifications = true
  public var navigationStyle = NavigationStyle.flat
  public var typingMode = TypingMode.standard
  public var imageNavigation = ImageNavigation.always
  /// How braille is typed; nil for the uncontracted braille of the listener's language.
  public var brailleTable: BrailleTable?
  /// How the hands last lay on the glass to type braille.
  public var braillePosture = BraillePosture.tableTop
  /// The posture that resting fingers no longer change, while the orientation is locked.
  public var lockedBraillePosture: BraillePosture?
  /// The voice for texts that name no language; nil for the listener's own.
  public var textLanguage: String?
  /// Whether letters come with their alphabet words.
  public var phonetics: PhoneticFeedback {
    get { verbosity.phonetics }
    set { verbosity.phonetics = newValue }
  }
  /// How long an exploring finger rests on an item before that is selected (voiceover.md 1.6).
  public var selectionDelay: Milliseconds = 0
  /// Silence between a description and its hint (voiceover.md 3.5 knows no published length).
  public var hintPause: Milliseconds = 800
  /// Rest on a letter before its alphabet word.
  public var phoneticPause: Milliseconds = 1000

  public init() {}
}
