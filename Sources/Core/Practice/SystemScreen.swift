/// A screen of Curtain itself, spoken by the same screen reader as any app's.
public struct SystemScreen: Hashable, Sendable {
  public enum Row: Hashable, Sendable {
    case heading(id: String, String)
    case text(id: String, String, hint: String? = nil)
    case button(id: String, String, value: String? = nil, hint: String? = nil)
    case toggle(id: String, String, isOn: Bool)
    /// From 0 to 100, in steps of ten.
    case slider(id: String, String, value: Int)
    /// Seconds from a quarter to one and a quarter, in steps of a tenth; `spoken` holds the value's
    /// place, which is the id in braces.
    case seconds(
      id: String, String, value: Double, range: ClosedRange<Double>, spoken: String)

    /// One of the options, by its index from 0.
    case choice(id: String, String, options: [String], chosen: Int)
    /// One of a list of things that can be selected, with actions and perhaps a language of its
    /// own.
    case item(
      id: String, String, value: String?, isSelected: Bool, actions: [String],
      hint: String? = nil, language: String? = nil)
    /// Text of so many characters at most; the return key counts in `submits`.
    case field(id: String, String, longest: Int)

    public var id: String {
      switch self {
      case .heading(let id, _), .text(let id, _, _), .button(let id, _, _, _),
        .toggle(let id, _, _), .slider(let id, _, _), .seconds(let id, _, _, _, _),
        .choice(let id, _, _, _), .item(let id, _, _, _, _, _, _), .field(let id, _, _):
        id
      }
    }
  }

  public enum Kind: String, Hashable, Sendable {
    case mainMenu = "curtain-menu"
    case lessonList = "curtain-lessons"
    case coachMenu = "curtain-coach"
    /// What there is to do on the practised screen.
    case errands = "curtain-errands"
    case history = "curtain-history"
    /// What the learner has done so far.
    case progress = "curtain-progress"
    case settings = "curtain-settings"
    /// What the rotor holds, and in which order.
    case rotor = "curtain-rotor"
    case results = "curtain-results"
    case leaveQuestion = "curtain-leave"
    case keys = "curtain-keys"
    /// What gesture practice offers.
    case gestures = "curtain-gestures"
    /// Every gesture is named and does nothing else.
    case gesturePlay = "curtain-gesture-play"
    /// Gestures are asked for, and do nothing else.
    case gestureDrill = "curtain-drill"
    case drillResults = "curtain-drill-results"
    /// Broken screens to hear.
    case faults = "curtain-faults"
    case faultNames = "curtain-fault-names"
    case faultRepairs = "curtain-fault-repairs"
    case faultDone = "curtain-fault-done"
    /// The repair of a fault is asked for, from memory.
    case reminder = "curtain-reminder"
    /// What should come back today.
    case due = "curtain-due"
    /// What Curtain can speak.
    case languages = "curtain-languages"
    /// Who practices here.
    case learners = "curtain-learners"
    case learnerName = "curtain-learner-name"
    case learnerQuestion = "curtain-learner-question"

    /// Faults are chosen from it, to be heard.
    var listsFaults: Bool { self == .faults || self == .due }

    /// False for what is left only after a question.
    var closesOnEscape: Bool {
      switch self {
      case .mainMenu, .results, .gesturePlay, .gestureDrill, .faultNames, .faultRepairs,
        .faultDone, .reminder:
        false
      case .lessonList, .coachMenu, .errands, .history, .progress, .settings, .rotor,
        .leaveQuestion, .keys,
        .gestures,
        .drillResults, .faults, .due, .languages, .learners, .learnerName, .learnerQuestion:
        true
      }
    }
  }

  /// The state that counts the presses of a field's return key.
  static let submits = "submits"

  public var kind: Kind
  public var title: String
  public var language: String
  public var rows: [Row]

  public init(kind: Kind, title: String, language: String, rows: [Row]) {
    self.kind = kind
    self.title = title
    self.language = language
    self.rows = rows
  }
}
