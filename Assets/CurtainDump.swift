// CurtainDump: what VoiceOver finds on a screen of your app, as a screen file for Curtain.
//
// Put this one file into your app, or into a unit test that your app hosts, and call in it
//
//     print(CurtainDump.screenFile(of: window))
//
// or in the debugger: `po print(CurtainDump.screenFile(of: view.window!))`. Save what it prints as
// `menu.json5` and listen: `curtain speak menu.json5`. SwiftUI makes its elements only while
// something asks for them: turn on VoiceOver, the Accessibility Inspector or a UI test first.
//
// It uses public API alone, changes nothing, and sends nothing anywhere. Rows that a table has not
// made yet are not there; scroll and dump again. License: GPL-3.0-or-later, as Curtain.

/// One view of a screen file, under UIKit's names. Plain Swift, so that it can be tested anywhere.
struct CurtainView {
  var id = ""
  var kind = "element"
  /// In the coordinates of the view around it, in points.
  var frame: [Double] = [0, 0, 0, 0]
  /// Pairs of a key and its value as JSON, in the order in which they are written.
  private(set) var pairs: [(key: String, value: String)] = []
  var views: [CurtainView] = []

  /// Braces mean something in texts of a screen file, so those of the app are doubled.
  mutating func set(_ key: String, text: String?) {
    guard let text, !text.isEmpty else { return }
    pairs.append(
      (
        key,
        Self.quoted(
          text.split(separator: "{", omittingEmptySubsequences: false)
            .joined(separator: "{{"))
      ))
  }

  mutating func set(_ key: String, names: [String]) {
    pairs.append((key, "[" + names.map(Self.quoted).joined(separator: ", ") + "]"))
  }

  mutating func set(_ key: String, texts: [String]) {
    guard !texts.isEmpty else { return }
    set(
      key,
      names: texts.map {
        $0.split(separator: "{", omittingEmptySubsequences: false)
          .joined(separator: "{{")
      })
  }

  mutating func set(_ key: String, flag: Bool) { pairs.append((key, flag ? "true" : "false")) }

  mutating func set(_ key: String, name: String) { pairs.append((key, Self.quoted(name))) }

  mutating func set(_ key: String, number: Double) { pairs.append((key, Self.number(number))) }

  mutating func set(_ key: String, numbers: [Double]) {
    pairs.append((key, "[" + numbers.map(Self.number).joined(separator: ", ") + "]"))
  }

  /// A text whose parts are spoken in ways of their own.
  mutating func set(_ key: String, parts: [CurtainPart]) {
    pairs.append((key, "[" + parts.map(\.json).joined(separator: ", ") + "]"))
  }

  /// Names by an index: the header cells of a table's rows or columns.
  mutating func set(_ key: String, namesByIndex lists: [(index: Int, names: [String])]) {
    guard !lists.isEmpty else { return }
    let all = lists.map { list in
      "\"\(list.index)\": [" + list.names.map(Self.quoted).joined(separator: ", ") + "]"
    }
    pairs.append((key, "{ " + all.joined(separator: ", ") + " }"))
  }

  /// Each object is a list of keys with texts or flags that are JSON already.
  mutating func set(_ key: String, objects: [[(key: String, value: String)]]) {
    guard !objects.isEmpty else { return }
    let all = objects.map { object in
      "{ " + object.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ") + " }"
    }
    pairs.append((key, "[" + all.joined(separator: ", ") + "]"))
  }

  func write(to text: inout String, indent: String) {
    let head = [
      "\"id\": \(Self.quoted(id))", "\"kind\": \(Self.quoted(kind))",
      "\"frame\": [\(frame.map(Self.number).joined(separator: ", "))]",
    ]
    text +=
      indent + "{ "
      + (head + pairs.map { "\"\($0.key)\": \($0.value)" })
      .joined(separator: ", ")
    if !views.isEmpty {
      text += ",\n\(indent)  \"views\": [\n"
      for (number, view) in views.enumerated() {
        if number > 0 { text += ",\n" }
        view.write(to: &text, indent: indent + "    ")
      }
      text += "\n\(indent)  ]"
    }
    text += " }"
  }

  /// Hundredths are finer than any display; what is no number is zero.
  static func number(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e6 else { return "0" }
    let hundredths = (number * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? String(Int(hundredths)) : String(hundredths)
  }

  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

/// A part of an attributed text, with what speech is asked to do with it.
struct CurtainPart {
  var text: String
  var language: String?
  /// From 0 to 2; 1 is the usual one.
  var pitch: Double?
  var spellsOut: Bool?
  var speaksPunctuation: Bool?

  var isPlain: Bool {
    language == nil && pitch == nil && spellsOut == nil && speaksPunctuation == nil
  }

  var json: String {
    var view = CurtainView()
    view.set("text", text: text)
    guard !isPlain else { return view.pairs.first?.value ?? "\"\"" }
    if let language { view.set("language", name: language) }
    if let pitch { view.set("pitch", number: min(max(pitch, 0), 2)) }
    if let spellsOut { view.set("spellOut", flag: spellsOut) }
    if let speaksPunctuation { view.set("punctuation", flag: speaksPunctuation) }
    return "{ " + view.pairs.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ") + " }"
  }
}

/// The names of UIKit's traits by bit, those included that standard controls carry silently.
enum CurtainTraits {
  static func names(_ bits: UInt64) -> [String] {
    table.filter { bits & 1 << $0.bit != 0 }.map(\.name)
  }

  private static let table: [(bit: UInt64, name: String)] = [
    (0, "button"), (1, "link"), (2, "image"), (3, "selected"), (4, "playsSound"),
    (5, "keyboardKey"), (6, "staticText"), (7, "summaryElement"), (8, "notEnabled"),
    (9, "updatesFrequently"), (10, "searchField"), (11, "startsMediaSession"),
    (12, "adjustable"), (13, "allowsDirectInteraction"), (14, "causesPageTurn"),
    (15, "tabBar"), (16, "header"), (18, "textEntry"), (21, "isEditing"),
    (24, "secureTextField"), (27, "backButton"), (28, "tabBarItem"), (45, "container"),
    (47, "textArea"), (53, "switchButton"),
  ]
}

/// A whole screen as text.
struct CurtainScreen {
  var id = "screen"
  var title = "Screen"
  var size: [Double] = [390, 844]
  var isPad = false
  var isRightToLeft = false
  var views: [CurtainView] = []
  /// What is on the screen and not in the dump.
  var losses: [String] = []

  var text: String {
    var text = "// Dumped by CurtainDump from inside the app.\n"
    for loss in losses { text += "// Left out: \(loss)\n" }
    text += "{\n"
    text += "  \"id\": \(CurtainView.quoted(id)), \"platform\": \"iOS\",\n"
    var head = CurtainView()
    head.set("title", text: title.isEmpty ? "Screen" : title)
    head.set("size", numbers: size)
    head.set("idiom", name: isPad ? "pad" : "phone")
    head.set("layoutDirection", name: isRightToLeft ? "rtl" : "ltr")
    text += "  " + head.pairs.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", ")
    text += ",\n  \"views\": [\n"
    for (number, view) in views.enumerated() {
      if number > 0 { text += ",\n" }
      view.write(to: &text, indent: "    ")
    }
    return text + "\n  ]\n}\n"
  }
}

#if canImport(UIKit)
  import Accessibility
  import UIKit

  /// Walks what UIKit tells assistive technologies, as VoiceOver does.
  @MainActor
  enum CurtainDump {
    /// The screen file of a window: everything that VoiceOver reaches in it.
    static func screenFile(of window: UIWindow, id: String = "screen", title: String? = nil)
      -> String
    {
      var walk = CurtainWalk()
      var screen = CurtainScreen()
      screen.id = id
      screen.title =
        title ?? Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String
        ?? "Screen"
      screen.size = [Double(window.bounds.width), Double(window.bounds.height)]
      screen.isPad = window.traitCollection.userInterfaceIdiom == .pad
      screen.isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
      // A window beside another one begins somewhere else than the screen.
      walk.corner = UIAccessibility.convertToScreenCoordinates(window.bounds, in: window).origin
      screen.views = walk.views(in: window, origin: walk.corner, isTop: true)
      walk.addLinks(to: &screen.views)
      screen.losses = walk.losses
      let others = window.windowScene?.windows.filter { $0 !== window && !$0.isHidden } ?? []
      if !others.isEmpty { screen.losses.append("other windows: \(others.count)") }
      return screen.text
    }
  }

  @MainActor
  private struct CurtainWalk {
    private var ids: [ObjectIdentifier: String] = [:]
    private var taken: Set<String> = []
    /// Rotors by the id of who has them: their results are known once all ids are.
    private var rotors: [String: [UIAccessibilityCustomRotor]] = [:]
    /// Data tables by their ids, for their header cells.
    private var tables: [String: any UIAccessibilityContainerDataTable] = [:]
    private var depth = 0
    /// Where the window begins on the screen.
    var corner = CGPoint.zero
    /// How far the scroll views around have been scrolled together.
    private var scrolled = CGPoint.zero

    private var tooDeep = 0
    private var withoutFrame = 0
    private var webViews = 0

    /// What the walk could not take along.
    var losses: [String] {
      [
        (tooDeep, "what is deeper than \(deepest) levels, branches"),
        (withoutFrame, "the places of elements without a finite frame"),
        (webViews, "what other processes draw in web views"),
      ].filter { $0.0 > 0 }.map { "\($0.1): \($0.0)" }
    }

    /// Deeper than any app; ends containers that hold each other.
    private let deepest = 200

    /// What VoiceOver finds at an object: itself, or what is inside of it.
    mutating func views(in object: NSObject, origin: CGPoint, isTop: Bool = false) -> [CurtainView]
    {
      depth += 1
      defer { depth -= 1 }
      guard !object.accessibilityElementsHidden else { return [] }
      if let view = object as? UIView, view.isHidden || view.alpha <= 0.01 { return [] }
      guard depth < deepest else {
        tooDeep += 1
        return []
      }
      if let web = NSClassFromString("WKWebView"), object.isKind(of: web) { webViews += 1 }
      if let stepper = object as? UIStepper { return [self.stepper(stepper, origin: origin)] }
      if object.isAccessibilityElement { return [element(object, origin: origin)] }
      let listed = list(of: object)
      let children = listed ?? (object as? UIView)?.subviews ?? []
      guard isTop || listed != nil || isContainer(object) else {
        return children.flatMap { views(in: $0, origin: origin) }
      }
      var container = container(object, origin: origin)
      // A screen file has everything where it is before scrolling.
      let own = (object as? UIScrollView).map { offset(of: $0) } ?? .zero
      let frame = object.accessibilityFrame
      let inside = CGPoint(x: frame.minX - own.x, y: frame.minY - own.y)
      scrolled = CGPoint(x: scrolled.x + own.x, y: scrolled.y + own.y)
      container.views = children.flatMap { views(in: $0, origin: inside) }
      scrolled = CGPoint(x: scrolled.x - own.x, y: scrolled.y - own.y)
      if listed != nil { container.set("accessibilityElements", names: container.views.map(\.id)) }
      // An empty modal view hides what is behind it all the same.
      return container.views.isEmpty && !object.accessibilityViewIsModal ? [] : [container]
    }

    /// How far a scroll view is from where it rests: bars that it reaches under are no scrolling.
    private func offset(of view: UIScrollView) -> CGPoint {
      CGPoint(
        x: view.contentOffset.x + view.adjustedContentInset.left,
        y: view.contentOffset.y + view.adjustedContentInset.top)
    }

    /// An explicit list, in its order; nil where the subviews are looked at.
    private func list(of object: NSObject) -> [NSObject]? {
      if let list = object.accessibilityElements { return list.compactMap { $0 as? NSObject } }
      let count = object.accessibilityElementCount()
      guard count != NSNotFound, count > 0, !(object is UITableView), !(object is UICollectionView)
      else { return nil }
      let elements = (0..<count).compactMap { object.accessibilityElement(at: $0) as? NSObject }
      // A view that merely counts its subviews gives no order of its own.
      if let view = object as? UIView, elements.allSatisfy({ ($0 as? UIView)?.superview === view })
      {
        return nil
      }
      return elements
    }

    /// True for what groups, scrolls or hides others.
    private func isContainer(_ object: NSObject) -> Bool {
      object.accessibilityViewIsModal || object.shouldGroupAccessibilityChildren
        || object.accessibilityContainerType != .none || object is UIScrollView
        || object is UINavigationBar || object is UIToolbar || object is UITabBar
        || object.accessibilityTraits.contains(.tabBar)
        || object.accessibilityCustomRotors?.isEmpty == false
    }

    private mutating func container(_ object: NSObject, origin: CGPoint) -> CurtainView {
      var view = CurtainView()
      view.kind = "view"
      switch object {
      case is UITableView: view.kind = "table"
      case is UICollectionView: view.kind = "collection"
      case is UITextView: view.kind = "view"
      case is UIScrollView: view.kind = "scrollView"
      case is UINavigationBar: view.kind = "navigationBar"
      case is UIToolbar: view.kind = "toolbar"
      case is UITabBar: view.kind = "tabBar"
      default: break
      }
      place(&view, object, origin: origin)
      if object.accessibilityContainerType != .none {
        view.set("accessibilityLabel", text: object.accessibilityLabel)
        view.set("accessibilityContainerType", name: name(of: object.accessibilityContainerType))
      }
      if object.accessibilityTraits.contains(.tabBar), !(object is UITabBar) {
        view.set("accessibilityTraits", names: ["tabBar"])
      }
      if object.accessibilityViewIsModal { view.set("accessibilityViewIsModal", flag: true) }
      if object.shouldGroupAccessibilityChildren {
        view.set("shouldGroupAccessibilityChildren", flag: true)
      }
      remember(object.accessibilityCustomRotors, of: view.id)
      if let table = object as? any UIAccessibilityContainerDataTable { tables[view.id] = table }
      return view
    }

    private mutating func element(_ object: NSObject, origin: CGPoint) -> CurtainView {
      var view = CurtainView()
      place(&view, object, origin: origin)
      view.set("isAccessibilityElement", flag: true)
      let label = object.accessibilityAttributedLabel
      if let parts = parts(of: label) {
        view.set("accessibilityAttributedLabel", parts: parts)
      } else {
        view.set("accessibilityLabel", text: object.accessibilityLabel)
      }
      fillControl(&view, object)
      view.set("accessibilityHint", text: object.accessibilityHint)
      fillTraits(&view, object)
      if let label, label.length > 0,
        let level = label.attribute(.accessibilityTextHeadingLevel, at: 0, effectiveRange: nil)
          as? Int, (1...6).contains(level)
      {
        view.set("accessibilityHeadingLevel", number: Double(level))
      }
      if let language = object.accessibilityLanguage, !language.isEmpty {
        view.set("accessibilityLanguage", name: language)
      }
      let frame = object.accessibilityFrame
      let point = object.accessibilityActivationPoint
      if abs(point.x - frame.midX) > 1 || abs(point.y - frame.midY) > 1 {
        view.set(
          "accessibilityActivationPoint",
          numbers: [
            Double(point.x + scrolled.x - corner.x), Double(point.y + scrolled.y - corner.y),
          ])
      }
      view.set(
        "accessibilityCustomActions", texts: (object.accessibilityCustomActions ?? []).map(\.name))
      fillContent(&view, object)
      fillCell(&view, object)
      remember(object.accessibilityCustomRotors, of: view.id)
      return view
    }

    /// Names that newer systems have come from the systems themselves.
    private func fillTraits(_ view: inout CurtainView, _ object: NSObject) {
      var names = CurtainTraits.names(object.accessibilityTraits.rawValue)
      if #available(iOS 17.0, *) {
        if object.accessibilityTraits.contains(.supportsZoom) { names.append("supportsZoom") }
        let options = object.accessibilityDirectTouchOptions
        let known = [
          (options.contains(.silentOnTouch), "silentOnTouch"),
          (options.contains(.requiresActivation), "requiresActivation"),
        ].filter(\.0).map(\.1)
        if !known.isEmpty { view.set("accessibilityDirectTouchOptions", names: known) }
      }
      view.set("accessibilityTraits", names: names)
      if #available(iOS 18.0, *) {
        switch object.accessibilityExpandedStatus {
        case .expanded: view.set("accessibilityExpandedStatus", name: "expanded")
        case .collapsed: view.set("accessibilityExpandedStatus", name: "collapsed")
        default: break
        }
      }
    }

    /// The parts of a text of which one is spoken in a way of its own; nil where none is.
    private func parts(of text: NSAttributedString?) -> [CurtainPart]? {
      guard let text, text.length > 0 else { return nil }
      var parts: [CurtainPart] = []
      text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { keys, range, _ in
        var part = CurtainPart(text: text.attributedSubstring(from: range).string)
        part.language = keys[.accessibilitySpeechLanguage] as? String
        part.pitch = keys[.accessibilitySpeechPitch] as? Double
        part.spellsOut = keys[.accessibilitySpeechSpellOut] as? Bool
        part.speaksPunctuation = keys[.accessibilitySpeechPunctuation] as? Bool
        parts.append(part)
      }
      return parts.allSatisfy(\.isPlain) ? nil : parts
    }

    /// Two buttons that the file's kind makes by itself.
    private mutating func stepper(_ stepper: UIStepper, origin: CGPoint) -> CurtainView {
      var view = CurtainView()
      view.kind = "stepper"
      place(&view, stepper, origin: origin)
      if stepper.accessibilityFrame.isEmpty {
        let frame = UIAccessibility.convertToScreenCoordinates(stepper.bounds, in: stepper)
        view.frame = [
          Double(frame.minX - origin.x), Double(frame.minY - origin.y), Double(frame.width),
          Double(frame.height),
        ]
      }
      setRange(
        of: &view, value: stepper.value, from: stepper.minimumValue, to: stepper.maximumValue)
      view.set("stepValue", number: max(stepper.stepValue, 0.01))
      if !stepper.isEnabled { view.set("isEnabled", flag: false) }
      return view
    }

    private func setRange(
      of view: inout CurtainView, value: Double, from low: Double, to high: Double
    ) {
      view.set("value", number: value)
      view.set("minimumValue", number: low)
      view.set("maximumValue", number: high)
    }

    /// Controls that Curtain can operate; everything else says its value and does nothing.
    private func fillControl(_ view: inout CurtainView, _ object: NSObject) {
      switch object {
      case let toggle as UISwitch:
        view.kind = "switch"
        view.set("isOn", flag: toggle.isOn)
        if let value = toggle.accessibilityValue, value != "0", value != "1" {
          view.set("accessibilityValue", text: value)
        }
      case let slider as UISlider where slider.minimumValue < slider.maximumValue:
        view.kind = "slider"
        let low = Double(slider.minimumValue)
        let high = Double(slider.maximumValue)
        setRange(of: &view, value: Double(slider.value), from: low, to: high)
        // UIKit says a percentage, which the kind says, too.
        let percent = ((Double(slider.value) - low) / (high - low) * 100).rounded()
        let value = slider.accessibilityValue ?? ""
        if value.filter(\.isNumber) != String(Int(percent)) || !value.contains("%") {
          view.set("accessibilityValue", text: value)
        }
      case let field as UITextField:
        view.kind =
          field.isSecureTextEntry
          ? "secureField"
          : field is UISearchTextField ? "searchField" : "textField"
        let text = field.text ?? ""
        view.set(
          "text", text: field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text)
        view.set("placeholder", text: field.placeholder)
        let value = field.accessibilityValue
        if !field.isSecureTextEntry, value != text, value != field.placeholder {
          view.set("accessibilityValue", text: value)
        }
      case let field as UITextView where field.isEditable:
        view.kind = "textView"
        view.set("text", text: field.text)
        if field.accessibilityValue != field.text {
          view.set("accessibilityValue", text: field.accessibilityValue)
        }
      default:
        if let parts = parts(of: object.accessibilityAttributedValue) {
          view.set("accessibilityAttributedValue", parts: parts)
        } else {
          let own = (object as? UITextView)?.text
          view.set("accessibilityValue", text: object.accessibilityValue ?? own)
        }
      }
    }

    private func fillContent(_ view: inout CurtainView, _ object: NSObject) {
      if let provider = object as? AXCustomContentProvider {
        view.set(
          "accessibilityCustomContent",
          objects: (provider.accessibilityCustomContent ?? []).map { content in
            var pairs = [
              (key: "label", value: escaped(content.label)),
              (key: "value", value: escaped(content.value)),
            ]
            if content.importance == .high { pairs.append(("importance", "\"high\"")) }
            return pairs
          })
      }
      view.set("accessibilityUserInputLabels", texts: object.accessibilityUserInputLabels ?? [])
      if !object.accessibilityRespondsToUserInteraction {
        view.set("accessibilityRespondsToUserInteraction", flag: false)
      }
    }

    private func fillCell(_ view: inout CurtainView, _ object: NSObject) {
      guard let cell = object as? UIAccessibilityContainerDataTableCell else { return }
      let rows = cell.accessibilityRowRange()
      let columns = cell.accessibilityColumnRange()
      if rows.location != NSNotFound, rows.length > 0 {
        view.set("accessibilityRowRange", numbers: [Double(rows.location), Double(rows.length)])
      }
      if columns.location != NSNotFound, columns.length > 0 {
        view.set(
          "accessibilityColumnRange", numbers: [Double(columns.location), Double(columns.length)])
      }
    }

    private func escaped(_ text: String) -> String {
      CurtainView.quoted(
        text.split(separator: "{", omittingEmptySubsequences: false).joined(separator: "{{"))
    }

    private func name(of type: UIAccessibilityContainerType) -> String {
      switch type {
      case .dataTable: return "dataTable"
      case .list: return "list"
      case .landmark: return "landmark"
      case .semanticGroup: return "semanticGroup"
      default: return "none"
      }
    }

    // MARK: - Places, ids and rotors

    private mutating func place(_ view: inout CurtainView, _ object: NSObject, origin: CGPoint) {
      let frame = object.accessibilityFrame
      let edges = [frame.minX, frame.minY, frame.width, frame.height]
      if !edges.allSatisfy({ $0.isFinite && abs($0) < 1_000_000 }) { withoutFrame += 1 }
      view.frame = [
        Double(frame.minX - origin.x), Double(frame.minY - origin.y),
        Double(max(frame.width, 0)), Double(max(frame.height, 0)),
      ]
      let identifier = (object as? UIAccessibilityIdentification)?.accessibilityIdentifier ?? ""
      let label = object.accessibilityLabel ?? ""
      var base = String((identifier.isEmpty ? label : identifier).prefix(40))
      if base.isEmpty { base = String(describing: type(of: object)) }
      var number = 1
      view.id = base
      while !taken.insert(view.id).inserted {
        number += 1
        view.id = "\(base)-\(number)"
      }
      ids[ObjectIdentifier(object)] = view.id
    }

    private mutating func remember(_ list: [UIAccessibilityCustomRotor]?, of id: String) {
      if let list, !list.isEmpty { rotors[id] = list }
    }

    /// What names other elements: rotors, and the headers of tables.
    func addLinks(to views: inout [CurtainView]) {
      for index in views.indices {
        addLinks(to: &views[index].views)
        if let table = tables[views[index].id] { addHeaders(of: table, to: &views[index]) }
        guard let list = rotors[views[index].id] else { continue }
        views[index].set(
          "accessibilityCustomRotors",
          objects: list.filter { !$0.name.isEmpty }.map { rotor in
            let results = results(of: rotor).map(CurtainView.quoted).joined(separator: ", ")
            return [
              (key: "name", value: CurtainView.quoted(rotor.name)),
              (key: "results", value: "[\(results)]"),
            ]
          })
      }
    }

    private func addHeaders(
      of table: any UIAccessibilityContainerDataTable, to view: inout CurtainView
    ) {
      let rows = 0..<min(max(table.accessibilityRowCount(), 0), 1_000)
      let columns = 0..<min(max(table.accessibilityColumnCount(), 0), 1_000)
      view.set(
        "accessibilityHeaderElementsForRow",
        namesByIndex: rows.map {
          (
            index: $0,
            names: identifiers(of: table.accessibilityHeaderElements?(forRow: $0) ?? [])
          )
        }.filter { !$0.names.isEmpty })
      view.set(
        "accessibilityHeaderElementsForColumn",
        namesByIndex: columns.map {
          (
            index: $0,
            names: identifiers(of: table.accessibilityHeaderElements?(forColumn: $0) ?? [])
          )
        }.filter { !$0.names.isEmpty })
    }

    /// Of those that are in the dump.
    private func identifiers(of cells: [any UIAccessibilityContainerDataTableCell]) -> [String] {
      cells.compactMap { ids[ObjectIdentifier($0)] }
    }

    /// The ids of what a rotor visits, from its first result on.
    private func results(of rotor: UIAccessibilityCustomRotor) -> [String] {
      var found: [String] = []
      let predicate = UIAccessibilityCustomRotorSearchPredicate()
      predicate.searchDirection = .next
      while found.count < 100, let result = rotor.itemSearchBlock(predicate),
        let target = result.targetElement as? NSObject, let id = ids[ObjectIdentifier(target)],
        found.last != id
      {
        found.append(id)
        predicate.currentItem = result
      }
      return found
    }
  }
#endif
