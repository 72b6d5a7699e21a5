import Simulation
import Speech

/// Loads a screen with every screen that it leads to.
public enum ScreenFile {
  /// An app that is ready to run.
  public struct Loaded: Sendable {
    public var library: ScreenLibrary
    /// The id of the screen that was asked for.
    public var start: String
    /// The errand that the screen carries.
    public var goal: Goal?
    /// Every file that was read, the asked one first.
    public var files: [String]

    public var app: SimulatedApp { SimulatedApp(library: library, start: start) }
  }

  /// Reads a screen file ("-" is standard input) and those of the screens it opens, which are found
  /// by id in the same tree of folders.
  ///
  /// Either everything is right, or the first problem is thrown and nothing is loaded.
  /// Standard controls speak the language of the first screen, in the words of Curtain's own folder
  /// unless others are given.
  public static func load(_ path: String, texts: SystemTexts? = nil) throws(FileProblem)
    -> Loaded
  {
    try load(path, texts: texts, repairs: [])
  }

  /// The same with repairs put into the screens that they name.
  static func load(_ path: String, texts: SystemTexts? = nil, repairs: [ScreenRepair])
    throws(FileProblem) -> Loaded
  {
    let document = try JSON5Document(TextFile.bytes(path), file: path)
    return try link(
      try read(document, repairs: repairs), path: path, texts: texts, repairs: repairs)
  }

  /// The same for a screen whose text is already here; what it opens is found around `path`.
  public static func load(_ bytes: [UInt8], file path: String, texts: SystemTexts? = nil)
    throws(FileProblem) -> Loaded
  {
    try link(try read(try JSON5Document(bytes, file: path)), path: path, texts: texts)
  }

  static func load(_ document: JSON5Document, file path: String) throws(FileProblem) -> Loaded {
    try link(try read(document), path: path, texts: nil)
  }

  /// One screen alone, as its file describes it; the screens that it opens are not looked for.
  public static func description(_ bytes: [UInt8], file path: String) throws(FileProblem)
    -> ScreenDescription
  {
    try read(try JSON5Document(bytes, file: path)).screen
  }

  /// The file of a screen with this id somewhere below a folder.
  public static func path(of id: String, below folder: String) -> String? {
    ScreenFolder(root: folder).path(of: id, from: folder)
  }

  /// Finds the screens that the first one leads to. They are handed on to the library, which changes
  /// a screen that nobody else keeps without a copy.
  private static func link(
    _ first: consuming OneScreen, path: String, texts: SystemTexts?, repairs: [ScreenRepair] = []
  ) throws(FileProblem) -> Loaded {
    let start = first.screen.id
    let goal = first.screen.goal
    let spoken: SystemTexts
    if let texts {
      spoken = texts
    } else {
      spoken = try systemTexts(for: first.screen.language) ?? .english
    }
    var folder: ScreenFolder?
    var screens = [consume first]
    var files = [path]
    var known: Set<String> = [start]
    var next = 0
    while next < screens.count {
      let source = screens[next].source
      let origin = files[next]
      for mention in screens[next].mentions
      where mention.kind == .screen && !known.contains(mention.name) {
        let places = folder ?? ScreenFolder(around: path)
        folder = places
        guard let file = places.path(of: mention.name, from: origin) else {
          throw source.problem(
            at: mention.offset,
            "There is no screen \(mention.name): no file \(mention.name).json5 stands near this one."
              + NearestName.suggestion(
                for: mention.name, among: Array(known) + places.ids))
        }
        let screen = try read(
          try JSON5Document(TextFile.bytes(file), file: file), repairs: repairs)
        guard screen.screen.id == mention.name else {
          throw FileProblem(
            file: file,
            sentence:
              "The screen in this file is called \(screen.screen.id), and the file \(mention.name). Give both the same name."
          )
        }
        known.insert(mention.name)
        screens.append(screen)
        files.append(file)
      }
      next += 1
    }
    try checkStates(screens)
    if let lost = repairs.first(where: { !known.contains($0.screen) }) {
      throw lost.problem(
        "No screen \(lost.screen) belongs to this app."
          + NearestName.suggestion(for: lost.screen, among: known.sorted()))
    }
    let keyboards = try keyboards(of: screens)
    let descriptions = screens.map(\.screen)
    screens = []
    let library = ScreenLibrary(descriptions, texts: spoken, keyboards: keyboards)
    return Loaded(library: library, start: start, goal: goal, files: files)
  }

  /// The keyboards of the languages that screens and their fields are in.
  private static func keyboards(of screens: [OneScreen]) throws(FileProblem)
    -> [String: SystemTexts]
  {
    var keyboards: [String: SystemTexts] = [:]
    for one in screens {
      for language in one.viewLanguages.union([one.screen.language].compactMap(\.self))
      where keyboards[language] == nil {
        keyboards[language] = try systemTexts(for: language)
      }
    }
    return keyboards
  }

  /// Nil where no language is given, and where Curtain's folders are not found: a screen can be read
  /// without them.
  private static func systemTexts(for language: String?) throws(FileProblem) -> SystemTexts? {
    guard language != nil,
      let folders = try? ResourceFolders(executable: ResourceFolders.executable)
    else { return nil }
    return try SystemTextsFile.texts(for: language, in: "\(folders.assets)/Words")
  }

  /// Reads a goal as it would stand in a screen file: `{ screen: "cart", state: { cart: 2 } }`.
  public static func goal(_ bytes: [UInt8], in library: ScreenLibrary) throws(FileProblem) -> Goal {
    let reading = FileReading(try JSON5Document(bytes, file: "the goal"))
    let goal = try ScreenFields.goal(reading)
    try checkNames(reading, in: library)
    return goal
  }

  /// The screens and values that a file names must be the app's.
  static func checkNames(_ reading: FileReading, in library: ScreenLibrary) throws(FileProblem) {
    for mention in reading.mentions {
      let known: [String] =
        switch mention.kind {
        case .screen: library.screenIDs
        case .state, .declaredState: library.initialState.keys.sorted()
        case .view: []
        }
      guard !known.contains(mention.name) else { continue }
      throw reading.problem(
        at: mention.offset,
        "The app has no \(mention.kind == .screen ? "screen" : "value") \(mention.name)."
          + NearestName.suggestion(for: mention.name, among: known))
    }
  }

  // MARK: - One screen

  /// A screen without the values of its document, which are many.
  private struct OneScreen {
    var screen: ScreenDescription
    var mentions: [Mention]
    /// BCP 47 tags that its views name.
    var viewLanguages: Set<String>
    var source: JSON5Source
  }

  private static func read(_ document: JSON5Document) throws(FileProblem) -> OneScreen {
    let reading = FileReading(document)
    let screen = try ScreenFields.screen(reading)
    for mention in reading.mentions where mention.kind == .view {
      try checkView(mention, reading)
    }
    return OneScreen(
      screen: screen, mentions: reading.mentions, viewLanguages: reading.viewLanguages,
      source: document.source)
  }

  private static func read(_ document: JSON5Document, repairs: [ScreenRepair])
    throws(FileProblem) -> OneScreen
  {
    let broken = try read(document)
    let own = repairs.filter { $0.screen == broken.screen.id }
    guard !own.isEmpty else { return broken }
    return try read(ScreenRepair.apply(own, to: document, views: broken.screen.views))
  }

  /// An id of the file, or of a part that the kind of such a view makes.
  private static func checkView(_ mention: Mention, _ reading: FileReading) throws(FileProblem) {
    if reading.viewIDs.contains(mention.name) { return }
    if let dot = mention.name.lastIndex(of: "."),
      reading.viewIDs.contains(String(mention.name[..<dot]))
    {
      return
    }
    throw reading.problem(
      at: mention.offset,
      "No view of this screen has the id \(mention.name)."
        + NearestName.suggestion(for: mention.name, among: reading.viewIDs.sorted()))
  }

  private static func checkStates(_ screens: [OneScreen]) throws(FileProblem) {
    var types: [String: String] = [:]
    for one in screens {
      for mention in one.mentions where mention.kind == .declaredState {
        guard let type = one.screen.state[mention.name]?.typeName else { continue }
        guard types[mention.name, default: type] == type else {
          throw one.source.problem(
            at: mention.offset,
            "The value \(mention.name) is \(type) here and \(types[mention.name]!) in another screen of this app."
          )
        }
        types[mention.name] = type
      }
    }
    for one in screens {
      for mention in one.mentions
      where mention.kind == .state && types[mention.name] == nil {
        throw one.source.problem(
          at: mention.offset,
          "No screen declares a value \(mention.name)."
            + NearestName.suggestion(for: mention.name, among: types.keys.sorted())
            + " Add it to state.")
      }
    }
  }
}
