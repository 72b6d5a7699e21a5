/// Something that is wrong with a screen for who listens to it, by name.
public struct Fault: Hashable, Sendable {
  /// What a fault is about. Faults of one kind are mistaken for each other, so the names to choose
  /// among come from the same kind first.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// What a stop is called: nothing, a file, a role, a number.
    case name
    /// What a stop says of its state: its value, selected, disabled.
    case state
    /// What a stop is said to be: traits, a plain text that should be a button.
    case role
    /// How many stops there are, and in which order.
    case stops
    /// Headings, containers, what belongs together.
    case structure
    /// How texts are worded: currency, dates, abbreviations, languages, hints.
    case words
    /// What can be done: adjusting, actions, escape, magic tap.
    case actions
    /// What is said, or kept silent, when something happens; where the cursor goes.
    case changes
  }

  /// Unique among all faults, the file's name without its ending where it has a file of its own.
  public var id: String
  /// What one calls it: "A button without a name".
  public var title: String
  public var kind: Kind
  /// The beginning of the sentence on what it cost: "The price and the picture as stops of their
  /// own".
  public var subject: String
  /// One sentence on what was wrong for who listens, and what the repaired screen says.
  public var say: String
  /// The stops that are there because of it, where that can't be told from the repair.
  public var elements: [ElementPattern]
  /// The repair as a developer types it.
  public var code: [CodeLanguage: String]
  /// In which method or composable, or where in Interface Builder, the line of code belongs, one
  /// sentence for each language; empty where nobody has written it.
  public var places: [CodeLanguage: String]
  /// One line for the learner's own list of what to check in an app; empty where there is none.
  public var checklist: String
  /// The line of a test that would have caught it; empty where none is known.
  public var test: String
  /// Ids of the faults that it is mistaken for; empty where the kind decides.
  public var others: [String]

  public init(
    id: String, title: String, kind: Kind = .name, subject: String = "",
    elements: [ElementPattern] = [], say: String, code: [CodeLanguage: String] = [:],
    places: [CodeLanguage: String] = [:], checklist: String = "", test: String = "",
    others: [String] = []
  ) {
    self.id = id
    self.title = title
    self.kind = kind
    self.subject = subject
    self.say = say
    self.elements = elements
    self.code = code
    self.places = places
    self.checklist = checklist
    self.test = test
    self.others = others
  }

  /// Where the line belongs that is shown in this language; nil where nobody has written it.
  public func place(in language: CodeLanguage) -> String? {
    line(in: language).flatMap { places[$0.language] }
  }

  /// The repair in a language, or in Swift where nobody has written it in that one; nil where there
  /// is neither.
  public func line(in language: CodeLanguage) -> CodeLine? {
    [language, .swift].lazy.compactMap { language in
      code[language].map { CodeLine(language: language, text: $0) }
    }.first
  }
}

/// A repair as it is typed in one language.
public struct CodeLine: Hashable, Sendable {
  public var language: CodeLanguage
  public var text: String
}

/// The languages that repairs are shown in.
public enum CodeLanguage: String, Hashable, Sendable, CaseIterable {
  case swift
  case swiftUI
  case kotlin
  case dart
  case aria
}
